import Foundation
import TestSupport
import Testing

@testable import Lessons

/// Files that would be left aside without a word: because of their names, or because of what is in them.
@Suite struct FileNameTests {
  private static let lesson = "---\nlifeline: 1\nid: first\ntitle: First\n---\n# First\n"

  private func problems(_ files: [String: String]) throws -> [String] {
    let own = files.merging(["01-first.md": Self.lesson]) { file, _ in file }
    let scratch = try Scratch(own)
    return scratch.messages(LessonLibrary.load(directory: scratch.path).problems)
  }

  @Test func `a translation of no lesson`() throws {
    #expect(
      try problems(["01-frist.zh-Hans.md": Self.lesson]) == [
        "L/01-frist.zh-Hans.md:1:1: this is no translation: there is no `01-frist.md`. "
          + "Did you mean `01-first.zh-Hans.md`?"
      ])
    #expect(
      try problems(["01-frist.zh.md": Self.lesson]) == [
        "L/01-frist.zh.md:1:1: this is no translation: there is no `01-frist.md`. "
          + "Did you mean `01-first.zh-Hans.md`?"
      ])
    #expect(
      try problems(["01-frist.zh_Hans.md": Self.lesson]) == [
        "L/01-frist.zh_Hans.md:1:1: this is no translation: there is no `01-frist.md`. "
          + "Did you mean `01-first.zh-Hans.md`?"
      ])
    #expect(
      try problems(["27-something.zh-Hans.md": Self.lesson]) == [
        "L/27-something.zh-Hans.md:1:1: this is no translation: there is no `27-something.md`."
      ])
  }

  @Test(arguments: ["zh", "zh-hans", "zh_Hans", "zh-CN"])
  func `a translation into Chinese by another name`(word: String) throws {
    let found = try problems(["01-first.\(word).md": Self.lesson])
    #expect(
      found.first
        == "L/01-first.\(word).md:1:1: Lifeline speaks `en` and `zh-Hans`. Name the file `01-first.zh-Hans.md`."
    )
    #expect(!found.contains { $0.contains("already has the id") })
  }

  @Test func `a translation into a language that Lifeline does not speak`() throws {
    #expect(
      try problems(["01-first.de.md": Self.lesson]) == [
        "L/01-first.de.md:1:1: Lifeline speaks `en` and `zh-Hans`, so this file is never used. Remove it."
      ])
  }

  @Test func `names that say nothing of a language`() throws {
    let other = Self.lesson.replacing("id: first", with: "id: other")
    #expect(try problems(["01-first.my-notes_2.md": other]) == [])
    #expect(try problems(["02-other.zhao.md": other]) == [])
    for name in ["README.zh-Hans.md", "README.zh_CN.md"] {
      #expect(try problems([name: "# 说明", "README.md": "# A"]) == [])
    }
  }

  @Test func `a misspelled language of what is no lesson`() throws {
    #expect(
      try problems(["README.zh_Hans.md": "# 说明"]) == [
        "L/README.zh_Hans.md:1:1: Lifeline speaks `en` and `zh-Hans`. Name the file `README.zh-Hans.md`."
      ])
    for name in ["README.de.md", "README.zh-TW.md"] {
      #expect(try problems([name: "# A"]) == [])
    }
  }

  @Test(arguments: ["zh-Hans", "zh_Hans", "zh", "en"])
  func `a list of concepts for one language`(language: String) throws {
    let list = "| concept |\n|---|\n| roles |\n"
    #expect(
      try problems(["concepts.md": list, "concepts.\(language).md": list]) == [
        "L/concepts.\(language).md:1:1: `concepts.md` has the names of concepts in all languages, a column for each, "
          + "so this file is never used. Put its names there, and remove it."
      ])
  }

  @Test(arguments: ["de", "old"]) func `a copy of the list is passed over`(word: String) throws {
    let list = "| concept |\n|---|\n| roles |\n"
    #expect(try problems(["concepts.md": list, "concepts.\(word).md": list]) == [])
  }

  private let noConcepts =
    "L/concepts.md:1:1: this file lists no concepts, so those of questions are not checked. Write a table with a "
    + "concept in each row, its id in the first column: `| concept | English | 简体中文 |`."

  @Test(arguments: ["- roles: who does what\n", "roles\nobserver\n", "# roles\n\n# observer\n", ""])
  func `concepts in another form than a table`(text: String) throws {
    #expect(try problems(["concepts.md": text]) == [noConcepts])
  }

  @Test func `concepts in a table`() throws {
    #expect(try problems(["concepts.md": "| concept |\n|---|\n| roles |\n"]) == [])
  }

  @Test func `a list of terms that has none`() throws {
    #expect(
      try problems(["terms.zh-Hans.txt": "architecture = 架构\n"]) == [
        "L/terms.zh-Hans.txt:1:1: this file has no term. Write lines such as `architecture: 架构, not 体系结构`."
      ])
    #expect(
      try problems(["terms.zh.txt": "architecture: 架构\n"]) == [
        "L/terms.zh.txt:1:1: Lifeline speaks `en` and `zh-Hans`. Name the file `terms.zh-Hans.txt`."
      ])
    #expect(try problems(["terms.zh-Hans.txt": "architecture：架构，not 体系结构\n"]) == [])
  }

  @Test func `a lesson that is renamed while it is open`() throws {
    let scratch = try Scratch(["01-first.md": Self.lesson])
    let index = LessonIndex.read(directory: scratch.path)
    let entry = try #require(index["first"])
    #expect(index.lesson(entry).problems == [])
    try FileManager.default.moveItem(
      atPath: scratch.file("01-first.md"), toPath: scratch.file("01-start.md"))
    #expect(
      scratch.messages(index.lesson(entry).problems) == [
        "L/01-first.md:1:1: there is no such file any more. Was it renamed?"
      ])
  }
}
