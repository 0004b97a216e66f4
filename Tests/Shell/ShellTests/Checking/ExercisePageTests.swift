import Foundation
import Shell
import TestSupport
import Testing

/// What `check` and `exercise` say of exercises with mistakes, without building them.
@MainActor @Suite struct ExercisePageTests {
  private let scratch: Scratch

  /// The folder has a copy of an exercise of the course.
  init() throws {
    scratch = try Scratch()
    for name in ["start", "wrong-empty-name-stays", "wrong-title-after"] {
      try scratch.write(
        Self.shipped("\(Self.id)/\(name).diff"), to: "exercises/\(Self.id)/\(name).diff")
    }
    try scratch.write(Self.shipped("\(Self.id).md"), to: Self.page)
  }

  private static let id = "mvc-second-writer"
  private static let page = "exercises/mvc-second-writer.md"
  private static let patch = "exercises/mvc-second-writer/wrong-title-after.diff"

  private static func shipped(_ file: String) throws -> String {
    let url = URL(filePath: Repository.root + "/Lessons/exercises/" + file)
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  private func answer(_ line: String) -> String {
    let session = Session(.script, environment: .lessons(in: scratch.path))
    return session.reply(to: line).words.replacing(scratch.path, with: "L")
  }

  /// The first line of what `check` says of the folder.
  private func complaint(
    in file: String, after old: String, _ new: String
  ) throws -> String {
    try scratch.write(scratch.text(file).replacing(old, with: new), to: file)
    return answer("check \(scratch.path)").split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test(arguments: [
    (
      "kind: fix", "kind: mak",
      "L/exercises/mvc-second-writer.md:7:70: `mak` is no `kind`. Write one of these: "
    ),
    (
      "runs: rename,", "runs: renam,",
      "L/exercises/mvc-second-writer.md:7:89: there is no scenario or feature `renam`. Did you mean `rename`?"
    ),
    (
      "edit: Player/PlayViewController.swift", "edit: Player/PlayVC.swift",
      "L/exercises/mvc-second-writer.md:7:110: the code of this exercise has no file `Player/PlayVC.swift`. Correct `edit:`."
    ),
    (
      "pattern: mvc\n", "",
      "L/exercises/mvc-second-writer.md:1:1: this exercise names no pattern."
    ),
    (
      "its own views.", "its own views.\n\n```swift\nlet a = 1",
      "L/exercises/mvc-second-writer.md:38:1: this code has no end. Close it with a line ```` ``` ````"
    ),
    (
      "Hint 2", "Hunt 2",
      "L/exercises/mvc-second-writer.md:28:1: this is neither a hint nor for teachers. Write `<summary>Hint 1</summary>`"
    ),
  ])
  func `a mistake in the page is found`(old: String, new: String, found: String) throws {
    #expect(try complaint(in: Self.page, after: old, new).hasPrefix(found))
  }

  @Test(arguments: [
    ("fails: ", "fails: x", "`x"),
    ("fails: ", "is: ", "`wrong-title-after` does not say what it fails. Write `fails:` "),
    ("PlayViewController", "PlayVC", "the pattern has no file `Player/PlayVC.swift`."),
  ])
  func `a mistake in a patch is found`(old: String, new: String, found: String) throws {
    let words = try complaint(in: Self.patch, after: old, new)
    #expect(words.hasPrefix("L/\(Self.patch):1:1: \(found)"), "\(words)")
  }

  @Test func `a second wrong version is asked for`() throws {
    try FileManager.default.removeItem(atPath: scratch.file(Self.patch))
    #expect(
      answer("check \(scratch.path)").contains("this exercise has 1 wrong versions. It needs 2"))
  }

  @Test func `an exercise that cannot be read is named with its mistake`() throws {
    let text = try scratch.text(Self.page).replacing("kind: fix", with: "kind: mak")
    try scratch.write(text, to: Self.page)
    let reason = "The exercise \"mvc-second-writer\" cannot be read:\nL/\(Self.page):7:70: `mak` is"
    #expect(answer("exercise start \(Self.id)").hasPrefix(reason))
    #expect(answer("exercise").contains("The exercise \"mvc-second-writer\" cannot be read:\n"))
  }
}
