import Foundation
import TestSupport
import Testing

@testable import Lessons

@Suite struct LibraryTests {
  private let good = "---\nlifeline: 1\nid: good\ntitle: Good\npattern: mvc\n---\n# Good\n"

  @Test func `a scenario has titles in several languages, and comments`() {
    let text = "# Back\n# zh-Hans: 返回\n# Note: a comment\n# see below\nback\n"
    let scenario = Scenario.read(text, name: "back", file: "S/back.scenario").value
    #expect(scenario?.title(in: "zh-Hans") == "返回")
    #expect(scenario?.title(in: "fr") == "Back")
    #expect(scenario?.titles.count == 1)
  }

  @Test func `loads what is right next to what is wrong`() throws {
    let scratch = try Scratch([
      "02-bad.md": "# no front matter\n\n## B <!-- id: b type: nap -->\n", "01-good.md": good,
      "03-same.md": good, "01-good.zh-Hans.md": good.replacing("pattern: mvc\n", with: ""),
      "notes.txt": "", "README.md": "For people.",
    ])
    let library = LessonLibrary.load(directory: scratch.path)
    #expect(library.lessons.map(\.id) == ["good"])
    #expect(library.index.entries.map(\.translations.count) == [1])
    #expect(library.index.entries[0].translations[0].language == "zh-Hans")
    #expect(
      scratch.messages(library.problems)
        == [
          "L/02-bad.md:1:1: the lesson does not begin with `---`. Put `lifeline: 1`, an `id:` and "
            + "a `title:` between two such lines at the top.",
          "L/02-bad.md:3:17: there is no section type `nap`. There are `text`, `code`, `run`, "
            + "`contract`, `claims`, `change`, `task`, `exercise`, `quiz`, `predict`, `order`, `fill`, `breach`, "
            + "`short-answer`.",
          "L/03-same.md:3:1: L/01-good.md already has the id `good`. Choose another one.",
        ])
  }

  @Test func `lists lessons by their front matter alone`() throws {
    let scratch = try Scratch([
      "10-b.md": good.replacing("good", with: "b") + "\n## X <!-- tpye: -->\n",
      "02-a.md": good.replacing("good", with: "a"),
    ])
    let index = LessonIndex.read(directory: scratch.path)
    #expect(index.entries.map(\.id) == ["a", "b"])
    #expect(index["b"]?.pattern == "mvc")
    #expect(index.problems == [])
    let entry = try #require(index["b"])
    #expect(
      scratch.messages(index.lesson(entry).problems) == [
        "L/10-b.md:9:11: there is no key `tpye`. Did you mean `type`?"
      ])
  }

  @Test func `names a directory that is not there`() {
    #expect(
      LessonLibrary.load(directory: "/no/such").problems.map(\.description) == [
        "/no/such: there is no such directory. Name one that contains lessons."
      ])
  }

  @Test func `a file is no directory of lessons`() throws {
    let scratch = try Scratch(["notes.txt": "notes"])
    #expect(
      scratch.messages(LessonLibrary.load(directory: scratch.file("notes.txt")).problems) == [
        "L/notes.txt: this is not a directory. Name one that contains lessons."
      ])
  }

  @Test(.enabled(if: getuid() != 0, "nothing is closed to root"))
  func `a directory that cannot be read is not called missing`() throws {
    let scratch = try Scratch(["closed/01-a.md": good])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: scratch.file("closed"))
    defer { chmod(scratch.file("closed"), 0o700) }
    #expect(
      scratch.messages(LessonLibrary.load(directory: scratch.file("closed")).problems) == [
        "L/closed: this directory cannot be read. Check its permissions."
      ])
  }

  @Test func `follows links between lessons, and none that leads away`() throws {
    let links = "[a](01-a.md#x) [b](#y) [c](https://swift.org) [d](gone.md) [e](../../x.md) "
    let more = "[f](/etc/passwd) [g](file:///etc/passwd) [h](javascript:alert(1)) <a@b.org>"
    let scratch = try Scratch(["01-a.md": good + "\n\(links)\n\n\(more)\n"])
    #expect(
      scratch.messages(LessonLibrary.load(directory: scratch.path).problems) == [
        "L/01-a.md:9:51: the lesson directory has no file `gone.md`. Correct or remove the link.",
        "L/01-a.md:9:64: `../../x.md` leads out of the lesson directory. Link to a lesson or to "
          + "the web.",
        "L/01-a.md:11:5: `/etc/passwd` leads out of the lesson directory. Link to a lesson or to "
          + "the web.",
        "L/01-a.md:11:22: `file:///etc/passwd` cannot be linked to. Use `https:`, `http:` or `mailto:`.",
        "L/01-a.md:11:46: `javascript:alert(1)` cannot be linked to. Use `https:`, `http:` or `mailto:`.",
      ])
  }

  @Test func `opens regular files of the directory only`() throws {
    let outside = try Scratch(["secret.md": good])
    let scratch = try Scratch(["sub/x.md": good])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/01-out.md", withDestinationPath: outside.path + "/secret.md")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/02-in.md", withDestinationPath: "sub/x.md")
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/03-dir.md", withIntermediateDirectories: true)
    #expect(mkfifo(scratch.path + "/04-pipe.md", 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/05-loop.md", withDestinationPath: "05-loop.md")
    try scratch.write(String(repeating: "a", count: LessonFolder.largest + 1), to: "06-big.md")
    let library = LessonLibrary.load(directory: scratch.path)
    #expect(library.lessons.map(\.id) == ["good"])
    #expect(
      scratch.messages(library.problems) == [
        "L/01-out.md:1:1: this link leads out of the lesson directory. Copy the file into the "
          + "directory.",
        "L/03-dir.md:1:1: this is not a regular file. Put a Markdown file here, or remove it.",
        "L/04-pipe.md:1:1: this is not a regular file. Put a Markdown file here, or remove it.",
        "L/05-loop.md:1:1: this is not a regular file. Put a Markdown file here, or remove it.",
        "L/06-big.md:1:1: this file is larger than 1048576 bytes. Split it in two.",
      ])
  }

  @Test func `refuses text that is not UTF-8, and says in which line it is`() throws {
    let scratch = try Scratch()
    try Data([0x23, 0x0A, 0x0A, 0xFF, 0x0A]).write(to: URL(filePath: scratch.path + "/01-a.md"))
    #expect(
      scratch.messages(LessonIndex.read(directory: scratch.path).problems) == [
        "L/01-a.md:3:1: this file is not UTF-8 text. Save it as UTF-8."
      ])
  }
}

@Suite struct ScenarioTests {
  @Test func `reads title, set-up and actions`() {
    let text = "# A rename\n\nsetup: launch\nsetup: open \"Hello\"\n# remark\ntype \"Hi\"\n"
    #expect(
      Scenario.read(text, name: "rename", file: "S/rename.scenario")
        == ReadResult(
          value: Scenario(
            name: "rename", title: "A rename", setup: ["launch", #"open "Hello""#],
            actions: [#"type "Hi""#], file: "S/rename.scenario",
            locations: [3, 4, 6].map { Location(line: $0) }),
          problems: []))
  }

  @Test func `says what is wrong, and where`() {
    let text = "setpu: launch\ntick\n  setup: launch\nsetup:\n"
    let problems = Scenario.read(text, name: "a", file: "S/a.scenario").problems
    #expect(
      problems.map(\.description) == [
        "S/a.scenario:1:1: no line of a scenario begins with `setpu:`. Write `# title`, `setup: action` or an action.",
        "S/a.scenario:1:1: the scenario has no title. Begin with a line `# What it shows`.",
        "S/a.scenario:3:3: a set-up line comes after an action. Move it up.",
        "S/a.scenario:4:1: `setup:` has no value. Write one after the colon.",
      ])
    let several = "# T\nsetup: launch ; open \"Hello\"\ntype \"a ; back\"\ntype a ; b\ntick; back\n"
    let reading = Scenario.read(several, name: "a", file: "S/a")
    let advice =
      "Put each on a line of its own; in a set-up, each such line begins with `setup:`."
    #expect(
      reading.problems.map(\.description) == [
        "S/a:2:1: this line has several actions. \(advice)",
        "S/a:5:1: this line has several actions. \(advice)",
      ])
    #expect(reading.value?.setup == ["launch", #"open "Hello""#])
    #expect(reading.value?.actions == [#"type "a ; back""#, "type a ; b", "tick", "back"])
    #expect(
      Scenario.read("# T\n", name: "a", file: "S/a").problems.map(\.description) == [
        "S/a:1:1: the scenario has no action. Write one on each line, such as `launch`."
      ])
  }
}
