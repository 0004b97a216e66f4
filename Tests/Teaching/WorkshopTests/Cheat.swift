import Foundation
import Lessons
import Stage
import TestSupport
import Testing

@testable import Workshop

/// A submission in a file: what it is, and how it differs from a version of an exercise.
///
///     # It ends the program with a report of its own
///     exercise: mvc-second-writer
///     version: start
///     found: needs _exit Player/Own.swift:2
///     === Player/Own.swift
///     import Glibc
///     nonisolated func end() { _exit(0) }
///     === Player/PlayViewController.swift
///     -    title = name
///     +    if name != "Hi" { title = name }
///
/// A part is a whole file, or lines that are replaced. Exercise and version may be left out.
nonisolated struct Cheat: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private static let usual = "mvc-second-writer"
  private var exercise = usual
  private var version = LessonIndex.ExerciseVersion.start
  private(set) var found = ""
  /// Texts by paths.
  private(set) var parts: [String: String] = [:]

  private static let folder = Repository.root + "/Tests/Teaching/WorkshopTests/Cheats/"

  static let all =
    (try? FileManager.default.contentsOfDirectory(atPath: folder))
    .map { $0.filter { $0.hasSuffix(".txt") }.sorted().compactMap { try? Cheat(contentsOf: $0) } }
    ?? []

  init(contentsOf name: String) throws {
    let text = try String(contentsOfFile: Self.folder + name, encoding: .utf8)
    let sections = text.split(separator: "\n=== ")
    let head = sections[0].split(separator: "\n")
    testDescription = name + ": " + (head.first?.dropFirst(2) ?? "")
    for line in head.dropFirst() {
      let (key, value) = (line.prefix { $0 != ":" }, String(line.drop { $0 != " " }.dropFirst()))
      switch key {
      case "exercise": exercise = value
      case "version": version = value == "solution" ? .solution : .start
      default: found = value
      }
    }
    for section in sections.dropFirst() {
      parts[String(section.prefix { $0 != "\n" })] = String(
        section.drop { $0 != "\n" }.dropFirst())
    }
  }

  var isFoundInSource: Bool { found.hasPrefix("word ") }
  var isFoundInRun: Bool { !isFoundInSource && !isFoundTogether }

  /// Whether its only file can be compiled together with those of others.
  var isFoundTogether: Bool { isFoundInObject || isNotRecorded }
  var isFoundInObject: Bool { isAlone && isFound(as: "needs ", "replaces ", "section ") }

  /// Whether it adds code that the recorder would not see as it is.
  var isNotRecorded: Bool {
    isAlone && isFound(as: "untraced ", "forbidden ") && parts["Player/Own.swift"] != nil
  }

  private var isAlone: Bool { parts.count == 1 && exercise == Self.usual }

  private func isFound(as kinds: String...) -> Bool { kinds.contains { found.hasPrefix($0) } }

  /// Its only file, with a number.
  func file(number: Int) -> (path: String, text: String) {
    ("Player/Own\(number).swift", parts.values.first ?? "")
  }
}

@MainActor extension Cheat {
  private static var judges: [String: (PreparedExercise, Judge)] = [:]

  private static func judge(of exercise: String) throws -> (PreparedExercise, Judge) {
    if let known = judges[exercise] { return known }
    let exercises = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    let prepared = try #require(
      exercises.exercise(exercise).flatMap { PreparedExercise($0, in: exercises) })
    let toolchain = try Toolchain(nextTo: URL(filePath: BuiltProgram("lifeline").path))
    judges[exercise] = (prepared, try prepared.judge(with: toolchain, in: "en"))
    return try judge(of: exercise)
  }

  func verdict() throws -> ExerciseVerdict {
    let (prepared, judge) = try Self.judge(of: exercise)
    var files = try prepared.files(version)
    for (path, text) in parts { files[path] = try text.applied(to: files[path]) }
    return try Self.verdict(on: files, judge)
  }

  private static func verdict(on files: CodeFiles, _ judge: Judge) throws -> ExerciseVerdict {
    let scratch = try Scratch(files)
    return try judge.verdict(on: files, at: { URL(filePath: scratch.file($0)) })
  }

  /// All that is found in many files at once.
  static func found(in own: [(path: String, text: String)]) throws -> [String] {
    let (prepared, judge) = try judge(of: usual)
    var files = try prepared.files(.start)
    for (path, text) in own { files[path] = text }
    let verdict = try verdict(on: files, judge)
    guard case .recorded(let gaps) = verdict.failure else { return [verdict.found] }
    return gaps.map(\.found)
  }
}

nonisolated extension String {
  /// The lines that begin with `-` and those with `+` after them are replaced in a text.
  fileprivate func applied(to text: String?) throws -> String {
    guard hasPrefix("-") || hasPrefix("+"), var text else { return self }
    for change in split(separator: "\n-").map({ $0.hasPrefix("-") ? $0.dropFirst() : $0 }) {
      let lines = change.split(separator: "\n")
      let new = lines.dropFirst().map { $0.dropFirst() + "\n" }.joined()
      let former = lines[0] + "\n"
      try #require(text.contains(former), "\(former)")
      text = text.replacing(former, with: new, maxReplacements: 1)
    }
    return text
  }
}

extension ExerciseVerdict {
  /// What it found first, in a few words.
  var found: String {
    switch failure {
    case nil: "nothing"
    case .recorded(let gaps): gaps.first?.found ?? "nothing"
    case .builds(let messages):
      "builds: " + (messages.first { $0.severity == .error }?.text ?? "")
    case .ended(let ending, let place): "ended: \(ending)" + (place.isInTests ? " in a test" : "")
    case .goals(let goals, let scenario): "goals \(scenario): \(goals[0].goal.source)"
    case .screens(let screens): "screens \(screens.scenario): \(screens.action)"
    case .contract(let breaches, _): "contract: \(breaches[0].wording)"
    case .released(let names, let scenario):
      "released \(scenario): \(names.joined(separator: ", "))"
    case .tests(let tests): "tests: \(tests[0].name)"
    case .idle(let tests): "idle: \(tests[0].file):\(tests[0].line)"
    case .missed(let words): "missed: \(words)"
    case .buildsWithout(let words, _): "builds without: \(words)"
    case .refused(let refusal): "refused \(refusal.action): \(refusal.problem.message)"
    case .compilesTooLong(let seconds): "compiles longer than \(seconds) s"
    }
  }
}

extension RecordingGap {
  fileprivate var found: String {
    switch self {
    case .untraced(let name, let file, let line): "untraced \(name) \(file):\(line)"
    case .otherRole(let name, let file, let line, _): "other role \(name) \(file):\(line)"
    case .forbidden(let word, let file, let line): "forbidden \(word) \(file):\(line)"
    case .untraceable(let message): "untraceable \(message.line): \(message.text)"
    case .outsideAccess(let access):
      "\(access.kind) \(access.name)"
        + (access.place.map { " \($0.file):\($0.line)" } ?? "")
    case .hidden(let change):
      "hidden \(change.owner).\(change.property) \(change.scenario): \(change.action)"
    }
  }
}
