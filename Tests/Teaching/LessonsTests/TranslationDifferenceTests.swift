import Testing

@testable import Lessons

/// Where a translation differs from its original in what a program reads.
@Suite struct TranslationDifferenceTests {
  private let hint = "\n\n<details><summary>Hint 1</summary>Look.</details>\n"

  /// The problems of a translation of one page, without their file. The heading is in line 8.
  private func found(
    _ attributes: String, _ original: String, _ translation: String, id: String = "a"
  ) throws -> [String] {
    let source = try #require(
      Lesson.read(lesson("## C <!-- id: c \(attributes) -->", original), file: "L/a.md").value)
    let digest = source.sections.last?.digest ?? ""
    let own = lesson("## 甲 <!-- id: c digest: \(digest) -->", translation)
      .replacing("pattern: mvc\n", with: "").replacing("id: a\n", with: "id: \(id)\n")
    return Lesson.read(own, file: "L/a.zh-Hans.md", translating: source).problems
      .map { $0.description.replacing("L/a.zh-Hans.md:", with: "") }
  }

  private let quiz = "什么？\n- [x] 一\n  > 对。\n- [ ] 二\n  > 不。"

  @Test func `another number of choices or hints`() throws {
    let attributes = "type: quiz concept: roles"
    #expect(try found(attributes, quiz + hint, quiz + hint) == [])
    #expect(
      try found(attributes, quiz + hint, quiz + "\n- [ ] 三\n  > 不。" + hint) == [
        "8:1: this has 3 choices, the original 2. Keep their number and order."
      ])
    #expect(
      try found(attributes, quiz + hint, quiz + hint + hint) == [
        "8:1: this has 2 hints, the original 1. Keep their number and order."
      ])
  }

  @Test func `the code of a quiz may be another one, that of a message may not`() throws {
    let code = quiz.replacing("一", with: "`post`")
    #expect(
      try found(
        "type: quiz concept: roles", code + hint, code.replacing("post", with: "set") + hint)
        == [])
    let order = "1. `setName`\n2. `post`\n3. `NC -> *`\n\n> So." + hint
    let attributes = "type: order concept: roles run: rename"
    #expect(try found(attributes, order, order) == [])
    #expect(
      try found(attributes, order, order.replacing("`post`", with: "`save`")) == [
        "10:1: this is `save`; the original has `post`. Leave code spans as they are."
      ])
    #expect(
      try found(attributes, order, order.replacing("`post`", with: "post")).contains(
        "10:1: the named messages differ from the original. Leave code spans as they are."))
  }

  @Test func `another cell of a contract, but not another rule`() throws {
    let attributes = "type: contract rule: write View only-inside observer"
    #expect(try found(attributes, contractBody, contractBody) == [])
    let other = contractBody.replacing("call, set", with: "call")
    #expect(
      try found(attributes, contractBody, other) == [
        "10:1: the table differs from the original. Leave its words as they are."
      ])
  }

  @Test func `a solution with another number of actions, and goals that differ`() throws {
    #expect(try found("type: task", taskBody, taskBody) == [])
    #expect(
      try found("type: task", taskBody, taskBody.replacing(" `tap \"Create\"`", with: "")) == [
        "8:1: the solution differs from the original. Leave its code spans as they are."
      ])
    #expect(
      try found("type: task", taskBody, taskBody.replacing("▸ Ideas", with: "▸ Idee")) == [
        "11:1: this is `screen shows \"▸ Idee\"`; the original has `screen shows \"▸ Ideas\"`. Leave code "
          + "spans as they are."
      ])
    #expect(
      try found("type: task", taskBody + hint, taskBody) == [
        "8:1: this has 0 hints, the original 1. Keep their number and order."
      ])
  }

  @Test func `the goals and hints of an exercise, and another id`() throws {
    let attributes = "type: exercise kind: fix level: 1 runs: edit edit: A.swift"
    let body = "Do.\n- One: `no post`\n- Two: `2 set`"
    let chinese = hint.replacing("Hint", with: "提示")
    #expect(
      try found(attributes, body + hint, body.replacing("2 set", with: "3 set") + chinese) == [
        "11:1: this is `3 set`; the original has `2 set`. Leave code spans as they are."
      ])
    #expect(
      try found(attributes, body + hint, body) == [
        "8:1: this has 0 hints, the original 1. Keep their number and order."
      ])
    #expect(
      try found("type: text", "Words.", "词。", id: "b") == [
        "1:1: this translates the lesson `a`. Give it that id."
      ])
  }
}
