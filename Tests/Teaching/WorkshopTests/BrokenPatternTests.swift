import Foundation
import Lessons
import TestSupport
import Testing

@testable import Workshop

/// Errors in files of the pattern may come from the learner's change, or have been there before.
@MainActor struct BrokenPatternTests {
  private static let own = "Player/PlayViewController.swift"
  private static let other = "Folder/FolderViewController.swift"

  /// The lessons and the sources of the apps in a folder of their own.
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch(["Sources/none": ""])
    for folder in ["Lessons", "Sources/Apps"] {
      try FileManager.default.copyItem(
        atPath: Repository.root + "/" + folder, toPath: scratch.file(folder))
    }
  }

  private func change(_ path: String, in folder: String, _ change: (String) -> String) throws {
    let file = "\(folder)/\(path)"
    try scratch.write(change(try scratch.text(file)), to: file)
  }

  /// What the judge says to the files of a learner, who has changed one of them.
  private func verdict(changing path: String, _ change: (String) -> String) throws
    -> ExerciseVerdict
  {
    let exercises = LessonIndex.read(directory: scratch.file("Lessons")).exercises
    let exercise = try #require(
      exercises.exercise("mvc-second-writer").flatMap { PreparedExercise($0, in: exercises) })
    let toolchain = try Toolchain(nextTo: URL(filePath: BuiltProgram("lifeline").path))
    var files = try exercise.files(.start)
    files[path] = change(try #require(files[path]))
    for (path, text) in files { try scratch.write(text, to: "edit/\(path)") }
    let scratch = scratch
    let place = { (path: String) in URL(filePath: scratch.file("edit/\(path)")) }
    return try exercise.judge(with: toolchain, in: "en").verdict(on: files, at: place)
  }

  private func breakPattern() throws {
    try change(Self.other, in: "Sources/Apps/Recordings/MVC") { $0 + "\nlet broken: Nothing\n" }
  }

  @Test func `a pattern that does not build as it is says nothing about the code`() throws {
    try breakPattern()
    do {
      let found = try verdict(changing: Self.own) { $0 + "\n// Nothing else.\n" }.found
      Issue.record("it is judged: \(found)")
    } catch Judge.Failure.brokenPattern(let words) {
      #expect(words.contains("\(Self.other):"))
      #expect(words.contains("cannot find type 'Nothing' in scope"))
    }
  }

  @Test func `an error of the learner's is told, even when the pattern is broken`() throws {
    try breakPattern()
    let found = try verdict(changing: Self.own) { $0 + "\nlet mine: Missing\n" }.found
    #expect(found.hasPrefix("builds: "))
  }

  @Test func `an error elsewhere is the learner's, when the pattern builds as it is`() throws {
    let verdict = try verdict(changing: Self.own) {
      $0.replacing("PlayViewController", with: "OtherViewController")
    }
    guard case .builds(let messages)? = verdict.failure else {
      Issue.record("\(verdict.found)")
      return
    }
    #expect(messages.contains { $0.text.contains("cannot find") })
    #expect(messages.contains { $0.file == "read/App/Storyboard.swift" })
    #expect(!messages.contains { $0.file.contains("/edit/") && $0.severity == .error })
  }
}
