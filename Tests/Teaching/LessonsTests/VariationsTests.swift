import Testing

@testable import Lessons

/// A page on which something is changed: how it is read.
@Suite struct VariationsTests {
  private static let heading = "## C <!-- id: c type: change run: delete -->"

  private let page = """
    What will be different?

    - `mvc` Nothing is changed.
      > The list waits.
    - `mvc.m4` The folder calls the list.
      > The player is not told.
    """

  private func variations(_ text: String) -> Variations? {
    guard case .variations(let found)? = read(Self.heading, text).lastKind else { return nil }
    return found
  }

  @Test func `each item names a variant, says what is changed, and what there is to notice`() {
    let found = variations(page)
    #expect(found?.prompt.styled(width: 80).plain == "What will be different?")
    #expect(found?.variants.map(\.name) == ["mvc", "mvc.m4"])
    #expect(
      found?.variants.map(\.text.plain) == ["Nothing is changed.", "The folder calls the list."])
    #expect(
      found?.variants.map { $0.remark.styled(width: 80).plain }
        == ["The list waits.", "The player is not told."])
    #expect(messages(Self.heading, page) == [])
  }

  @Test func `the first variant is run as the pattern, the others as mistakes`() {
    let found = variations(page)
    let requests = found.map { found in found.variants.map(found.request) } ?? []
    #expect(requests.map(\.pattern) == ["mvc", "mvc"])
    #expect(requests.map(\.mistake) == [nil, "mvc.m4"])
  }

  @Test func `the list is not on the page, which would answer it`() {
    let shown =
      read(Self.heading, page).value?.sections.last
      .map { LessonPage($0).styled(width: 80).plain } ?? ""
    #expect(!shown.contains("The player is not told."))
    #expect(shown.hasSuffix("What will be different?"))
  }

  @Test func `says what an item lacks`() {
    #expect(
      messages(Self.heading, "- `mvc` Nothing.\n  > Look.\n- The folder calls.\n- `mvc.m4`")
        == [
          "L/a.md:12:1: this does not say which variant it is. Begin it with the pattern or a mistake in a "
            + "code span: `mvc.m4`.",
          "L/a.md:13:1: this does not say what is changed. Write it after the code span.",
          "L/a.md:13:1: this variant has no remark. Say below it what there is to notice, as `  > …`.",
        ])
  }

  @Test func `one variant alone is nothing to choose`() {
    #expect(
      messages(Self.heading, "- `mvc` Nothing.\n  > Look.")
        == [
          "L/a.md:9:1: this page lists 1 variants. List the pattern as it is, and one to three with something "
            + "changed."
        ])
  }

  @Test func `nothing follows the list, and no mistake is on the heading`() {
    #expect(
      messages(Self.heading, page + "\n\nMore.")
        == [
          "L/a.md:17:1: this is below the choices. Move it above them, or give it its own heading."
        ])
    #expect(
      messages("## C <!-- id: c type: change run: delete mistake: mvc.m1 -->", page).count == 1)
  }

  @Test func `a translation keeps the variants and their order`() throws {
    let original = try #require(Lesson.read(lesson(Self.heading, page), file: "L/a.md").value)
    let digest = original.sections.last?.digest ?? ""
    func translated(_ body: String) -> ReadResult<Lesson> {
      Lesson.read(
        lesson("## 改 <!-- id: c digest: \(digest) -->", body)
          .replacing("pattern: mvc\n", with: ""), file: "L/a.zh-Hans.md",
        translating: original)
    }
    let chinese = "哪里会不同？\n\n- `mvc` 不变。\n  > 列表在等。\n- `mvc.m4` 文件夹调用列表。\n  > 播放器不知道。"
    let reading = translated(chinese)
    let whole = reading.value.map { original.translated(by: $0) }
    guard case .variations(let found)? = whole?.sections.last?.kind else {
      Issue.record("It is no page on which something is changed.")
      return
    }
    #expect(found.variants.map(\.text.plain) == ["不变。", "文件夹调用列表。"])
    #expect(found.run.source == .scenario("delete"))
    let other = translated(chinese.replacing("mvc.m4", with: "mvc.m1")).problems.map(\.description)
    #expect(
      other.contains(
        "L/a.zh-Hans.md:13:1: this is `mvc.m1`; the original has `mvc.m4`. Leave code spans as they are."
      ))
  }
}
