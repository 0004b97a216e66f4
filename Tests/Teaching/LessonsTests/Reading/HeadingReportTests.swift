import Testing

@testable import Lessons

/// What a heading says and nothing reads.
@Suite struct HeadingReportTests {
  private func withoutType(_ keys: String) -> [String] { messages("## T <!-- id: t \(keys) -->") }

  private static let sure = [
    ("wait:", "wait", "run"), ("ask: next", "ask", "predict"),
    ("rule: write View only-inside observer", "rule", "contract"),
    ("symbol: A.b()", "symbol", "code"), ("level: 1", "level", "exercise"),
    ("run: rename concept: roles ask: next", "run", "predict"),
  ]

  @Test(arguments: sure)
  func `a key that one type has, on a page without a type`(
    keys: String, key: String, type: String
  ) {
    #expect(
      withoutType(keys) == [
        "L/a.md:9:17: `\(key):` means nothing on a page without `type:`. Add `type: \(type)`, or remove it."
      ])
  }

  private static let unsure = [
    ("run: rename", "run", "run"), ("actions: launch only: NC", "actions", "run"),
    ("concept: roles", "concept", "quiz"), ("all:", "all", "run"),
    ("setup: launch", "setup", "run"), ("rule: a run: rename", "rule", "contract"),
    ("run: rename mistake: mvc.m1 concept: roles", "run", "order"),
  ]

  @Test(arguments: unsure)
  func `a key that several types have, on a page without a type`(
    keys: String, key: String, type: String
  ) {
    #expect(
      withoutType(keys) == [
        "L/a.md:9:17: `\(key):` means nothing on a page without `type:`. Add a type, such as `type: \(type)`, "
          + "or remove it."
      ])
  }

  @Test func `a key that needs another one, on a page without a type`() {
    #expect(
      withoutType("patterns: mvc") == [
        "L/a.md:9:17: `patterns:` means nothing on a page without `type:`. Remove it."
      ])
  }

  @Test func `keys that need no type, and a type that cannot be read`() {
    #expect(withoutType("core: chapter: One sitting: Two table: kinds digest: 0123abcd") == [])
    #expect(
      withoutType("tpye: run run: rename") == [
        "L/a.md:9:17: there is no key `tpye`. Did you mean `type`?"
      ])
    #expect(
      withoutType("type: rnu run: rename") == [
        "L/a.md:9:17: there is no section type `rnu`. Did you mean `run`?"
      ])
  }

  @Test func `keys in a second comment`() {
    #expect(
      messages("## T <!-- id: t --> <!-- type: run run: rename -->") == [
        "L/a.md:9:21: this heading has two comments. Put all keys into the first one."
      ])
    #expect(messages("## T <!-- id: t --> <!-- a remark -->") == [])
  }

  @Test(arguments: ["## <!-- id: a -->", "##"])
  func `a heading without words`(heading: String) {
    #expect(
      messages(heading, "Words.") == [
        "L/a.md:9:1: this heading has no words. Write a title after the `#` signs."
      ])
  }

  @Test func `a key and its value without a space`() {
    #expect(
      messages("## T <!-- id:t type:run run: rename only:NC -->") == [
        "L/a.md:9:11: leave a space after the colon: `id: t`.",
        "L/a.md:9:16: leave a space after the colon: `type: run`.",
        "L/a.md:9:37: leave a space after the colon: `only: NC`.",
      ])
    #expect(messages(#"## T <!-- id: t type: run actions: type "id:x" -->"#) == [])
    #expect(
      messages(in: "---\nlifeline:1\nid: a\ntitle:Bad\n---\n# A\n") == [
        "L/a.md:2:1: leave a space after the colon: `lifeline: 1`.",
        "L/a.md:4:1: leave a space after the colon: `title: Bad`.",
      ])
  }

  @Test func `a run without anything to run`() {
    #expect(
      messages("## A <!-- id: a type: run -->") == [
        "L/a.md:9:17: a section of type `run` needs `run:` or `actions:`. Add one to the comment on the heading."
      ])
  }
}
