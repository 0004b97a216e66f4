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
      answer("check \(scratch.path)").contains("this exercise has 1 wrong version. It needs 2: "))
  }

  @Test func `a page without an exercise is told as the shell tells it`() throws {
    try scratch.write(
      "---\nlifeline: 1\nid: text\ntitle: T\npattern: mvc\n---\n# T <!-- id: text -->\n\nWords.\n",
      to: "exercises/text.md")
    let reason =
      "L/exercises/text.md:1:1: no heading here has `type: exercise`. Add it to the first one."
    #expect(answer("check \(scratch.path)").contains(reason))
    #expect(answer("exercise start text").contains(reason))
  }

  @Test func `a patch under a wrong name is named, and the others are not blamed`() throws {
    let start = "exercises/\(Self.id)/start.diff"
    try scratch.write(scratch.text(start), to: "exercises/\(Self.id)/strat.diff")
    try FileManager.default.removeItem(atPath: scratch.file(start))
    let found = answer("check \(scratch.path)")
    #expect(
      found.contains(
        "L/exercises/\(Self.id)/strat.diff:1:1: `strat.diff` is no version of an exercise. Did you mean `start.diff`?"
      ))
    #expect(!found.contains("has other lines"), "\(found)")
  }

  @Test func `planted mistakes are for exercises of the kind test`() throws {
    let planted = "exercises/\(Self.id)/planted-a.diff"
    try scratch.write(scratch.text(Self.patch), to: planted)
    #expect(
      answer("check \(scratch.path)").contains(
        "L/\(planted):1:1: `planted-a` is for an exercise of the kind `test`. Write `kind: test`, or rename the file."
      ))
    try FileManager.default.removeItem(atPath: scratch.file(planted))
    #expect(
      try complaint(in: Self.page, after: "kind: fix", "kind: test").hasSuffix(
        ": an exercise of the kind `test` needs a mistake that the learner's tests have to find. Add a `planted-NAME.diff`."
      ))
  }

  @Test func `the folder of patches is called like the id`() throws {
    let words = try complaint(in: Self.page, after: "id: \(Self.id)", "id: mvc-other")
    #expect(
      words
        == "L/\(Self.page):7:1: there is no folder `mvc-other` next to this file. The patches of an exercise are in a folder that is called like its id."
    )
  }

  @Test func `an exercise that cannot be read is named with its mistake`() throws {
    let text = try scratch.text(Self.page).replacing("kind: fix", with: "kind: mak")
    try scratch.write(text, to: Self.page)
    let reason = "The exercise \"mvc-second-writer\" cannot be read:\nL/\(Self.page):7:70: `mak` is"
    #expect(answer("exercise start \(Self.id)").hasPrefix(reason))
    #expect(answer("exercise").contains("The exercise \"mvc-second-writer\" cannot be read:\n"))
  }
}
