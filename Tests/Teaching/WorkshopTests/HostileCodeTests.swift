import Foundation
import Lessons
import TestSupport
import Testing

@testable import Workshop

/// Whatever a learner's code does, it gets a verdict, and it is not judged as passed.
@MainActor @Suite(.serialized) struct HostileCodeTests {
  /// One program with all of it; a number in its environment chooses.
  private static let program = Result { try HostileProgram() }

  @Test(arguments: Seed.share(of: Array(HostileCode.all.indices)))
  func `it ends, and is told as what it was`(index: Int) throws {
    let hostile = HostileCode.all[index]
    let verdict = try Self.program.get().verdict(on: index)
    #expect(!verdict.isPassed, "\(hostile.code)")
    if case .ended(let found, _) = verdict.failure {
      let isAsExpected =
        "\(found)".hasPrefix(hostile.ends) || hostile.isHungry && found == .outOfTime
      #expect(isAsExpected, "\(hostile.code): \(found)")
    } else {
      #expect(verdict.failure?.layer.rawValue == hostile.ends, "\(hostile.code)")
    }
  }
}

/// The app with a method in which all hostile code is. It writes the title, too, which is wrong.
@MainActor private final class HostileProgram {
  private static let variable = "HOSTILE_CODE"
  private let judge: Judge
  private let scratch: Scratch
  private let program: URL

  init() throws {
    let exercises = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    let exercise = try #require(
      exercises.exercise("mvc-second-writer").flatMap { PreparedExercise($0, in: exercises) })
    let toolchain = try Toolchain(nextTo: URL(filePath: BuiltProgram("lifeline").path))
    judge = try exercise.judge(with: toolchain, in: "en")
    var files = try exercise.files(.start)
    let path = "Player/PlayViewController.swift"
    let renaming = "    title = name\n    if recording?.setName(name) == false { updateName() }\n"
    try #require(files[path]?.contains(renaming) == true)
    files[path] = files[path]?.replacing(
      renaming, with: "    hostile(name)\n    title = name\n")
    files["Player/Hostile.swift"] = Self.code
    scratch = try Scratch(files)
    let work = URL(filePath: scratch.file("work"))
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    let scratch = scratch
    let place = { URL(filePath: scratch.file($0)) }
    let input = try judge.build.input(with: files, at: place, in: work)
    switch try judge.program(of: input, in: work) {
    case .built(let built): program = built.program
    case .refused(let messages):
      throw NotBuilt(messages: messages.filter { $0.severity == .error })
    case .tooSlow: throw NotBuilt(messages: [])
    }
  }

  struct NotBuilt: Error { let messages: [CompilerMessage] }

  /// In a file of its own: there, names of Foundation are not in the way of the app's.
  private static var code: String {
    let cases = HostileCode.all.enumerated().map { "    case \"\($0)\": do { \($1.code) }" }
    return """
      import Foundation
      import Glibc
      import RecordingsApp

      extension PlayViewController {
        func hostile(_ name: String) {
          switch ProcessInfo.processInfo.environment["\(variable)"] ?? "" {
      \(cases.joined(separator: "\n"))
          default: break
          }
        }
      }

      """
  }

  func verdict(on index: Int) throws -> ExerciseVerdict {
    let work = URL(filePath: scratch.file("run-\(index)"))
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    var verdict = ExerciseVerdict()
    let setting = JudgedProcess.Setting(longest: 8, environment: [Self.variable: "\(index)"])
    try judge.judge(program, in: work, setting, into: &verdict)
    return verdict
  }
}
