import Cells
import Localization
import Testing

@testable import Lessons

@Suite struct PageTests {
  private func page(_ heading: String, _ body: String, _ width: Int) -> String {
    read(heading, body).value?.sections.last.map {
      LessonPage($0).styled(width: width).plain
    } ?? ""
  }

  private let everything = """
    Some *words*, **strong** and ~~old~~ ones, with `code` in them, and [a link](https://swift.org) \\
    on a second line. <!-- not to be seen -->

    <!-- nor this -->

    ### Below

    - one
    - two, which is long enough to need a second line when the page is as narrow as this
      1. inner
      2. inner
    - [ ] open
    - [x] done

    > A quote that goes on for a while, and then for a while longer.

    | name | role |
    |---|---|
    | `PlayVC` | Controller, which has a lot to say about nearly everything |
    | `NC` | – |

    ```swift
    let x = "a line of code that is longer than forty cells"
    \tindented()
    ```

    ---

    <details><summary>Hint 1</summary>

    Hidden.

    </details>
    """

  @Test func `fits a page into 80 columns`() {
    #expect(
      page("## Everything <!-- id: e -->", everything, 80) == """
        Everything
        ──────────

        Some words, strong and ~old~ ones, with `code` in them, and a link
        (https://swift.org)
        on a second line.

        Below

        • one
        • two, which is long enough to need a second line when the page is as narrow as
          this
          1. inner
          2. inner
        [ ] open
        [x] done

        │ A quote that goes on for a while, and then for a while longer.

        name     │ role
        ─────────┼───────────────────────────────────────────────────────────
        `PlayVC` │ Controller, which has a lot to say about nearly everything
        `NC`     │ –

            let x = "a line of code that is longer than forty cells"
                indented()

        ────────────────────────────────────────────────────────────────────────────────

        Hint 1
        │ Hidden.
        """)
  }

  @Test func `fits a page into 40 columns`() {
    #expect(
      page("## Everything <!-- id: e -->", everything, 40) == """
        Everything
        ──────────

        Some words, strong and ~old~ ones, with
        `code` in them, and a link
        (https://swift.org)
        on a second line.

        Below

        • one
        • two, which is long enough to need a
          second line when the page is as narrow
          as this
          1. inner
          2. inner
        [ ] open
        [x] done

        │ A quote that goes on for a while, and
        │ then for a while longer.

        name     │ role
        ─────────┼──────────────────────────────
        `PlayVC` │ Controller, which has a lot
                 │ to say about nearly
                 │ everything
        ─────────┼──────────────────────────────
        `NC`     │ –

            let x = "a line of code that is
                longer than forty cells"
                indented()

        ────────────────────────────────────────

        Hint 1
        │ Hidden.
        """)
  }

  @Test func `writes a table that is too wide as lists`() {
    #expect(
      page("## Who <!-- id: c type: contract -->", contractBody, 30) == #"""
        Who
        ───

        View
          Controller: target-action,
          delegate
          –: View, NC

        Controller
          View: call, set
          Controller: call
          NC: subscribe

        NC
          Controller: observer
          –: View, NC
        """#)
  }

  @Test func `an empty corner of a table that is too wide puts no colon before its lists`() {
    let table = """
      | | MVC | MVP |
      |---|---|---|
      | is told of taps | controller | view (a controller) |
      """
    let list = page("## C <!-- id: c -->", table, 24)
    #expect(
      list == """
        C
        ─

        is told of taps
          MVC: controller
          MVP: view (a
          controller)
        """)
  }

  @Test func `writes them with Chinese punctuation in Chinese`() {
    let list = Language.$current.withValue(.chinese) {
      page("## C <!-- id: c -->", "| 谁 | 角色 | 课 |\n|---|---|---|\n| PlayVC | Controller | – |", 12)
    }
    #expect(
      list == """
        C
        ─

        谁：PlayVC
          角色：Controller
          –：课
        """)
  }

  /// A page in Chinese, without its heading.
  private func chinese(_ body: String, _ width: Int) -> String {
    let drawn = Language.$current.withValue(.chinese) { page("## C <!-- id: c -->", body, width) }
    return String(drawn.dropFirst("C\n─\n\n".count))
  }

  @Test func `addresses have Chinese brackets in Chinese`() {
    #expect(chinese("看[这里](https://swift.org)。", 80) == "看这里（https://swift.org）。")
  }

  @Test func `the space after a full-width mark in bold is not shown, whatever follows`() {
    #expect(chinese("**按回车会怎样？** 输入框。", 80) == "按回车会怎样？输入框。")
    #expect(chinese("**做了什么？** Model 接受了。", 80) == "做了什么？Model 接受了。")
    #expect(chinese("**一、** `launch` 启动。**Why?** 因为。", 80) == "一、`launch` 启动。Why? 因为。")
  }

  @Test func `words in a Chinese table stay whole, and a column is never one character wide`() {
    let table = "| 对象 | 说明 |\n|---|---|\n| 文件夹 | 里面是录音和别的文件夹，按名字排列 |"
    #expect(
      chinese(table, 24) == """
        对象   │ 说明
        ───────┼────────────────
        文件夹 │ 里面是录音和别
               │ 的文件夹，按名
               │ 字排列
        """)
    let narrow = chinese("| 对象 | 角色 | 说明 | 例子 |\n|---|---|---|---|\n| 文件夹 | 模型 | 录音 | Work |", 20)
    #expect(!narrow.contains("│"))
    #expect(["文件夹", "角色：模型", "说明：录音", "例子：Work"].allSatisfy(narrow.contains))
  }

  @Test func `keeps answers, reasons and hints to itself`() {
    #expect(
      page(
        "## P <!-- id: p type: predict concept: roles run: rename ask: next -->", predictBody, 80)
          == """
          P
          ─

          Who hears of the new name first?
          """)
  }

  @Test func `says which goals are met`() {
    let section = read("## Y <!-- id: y type: task -->", taskBody).value?.sections.last
    #expect(
      section.map { LessonPage($0).styled(width: 80, ticks: [true, false]).plain } == """
        Y
        ─

        Make the folder "Ideas", from the root.

        [x] The folder exists: `Store.rootFolder.contents contains "Ideas"`
        [ ] You see it: `screen shows "▸ Ideas"`
        """)
  }

  @Test func `keeps what is for teachers to itself`() {
    let body =
      "All.\n\n<details class=\"teacher\"><summary>For teachers</summary>\n\nFew.\n\n</details>"
    let section = read("## T <!-- id: t -->", body).value?.sections.last
    #expect(section.map { LessonPage($0).styled(width: 80).plain } == "T\n─\n\nAll.")
    #expect(section?.notes.map { $0.styled(width: 80).plain } == ["Few."])
  }

  @Test func `keeps the solution of a task to itself`() {
    #expect(
      page("## Y <!-- id: y type: task -->", taskBody, 80) == """
        Y
        ─

        Make the folder "Ideas", from the root.

        • The folder exists: `Store.rootFolder.contents contains "Ideas"`
        • You see it: `screen shows "▸ Ideas"`
        """)
  }

  @Test func `puts a live drawing where the file has one, else at the end`() {
    let body = "Before.\n\n```mermaid\nsequenceDiagram\n```\n\nAfter."
    let heading = "## W <!-- id: w type: run run: rename -->"
    let drawn = read(heading, body).value?.sections.last.map {
      LessonPage($0).styled(width: 80, drawing: Styled("A ─▶ B")).plain
    }
    #expect(drawn == "W\n─\n\nBefore.\n\nA ─▶ B\n\nAfter.")
    let bare = read(heading, "Before.").value?.sections.last.map {
      LessonPage($0).styled(width: 80, drawing: Styled("A ─▶ B")).plain
    }
    #expect(bare == "W\n─\n\nBefore.\n\nA ─▶ B")
  }

  @Test func `tells a page for ears without rulers, bars and boxes`() {
    let section = read("## Everything <!-- id: e -->", everything).value?.sections.last
    let page = section.map { LessonPage($0, .spoken).styled(width: 80).plain } ?? ""
    #expect(page.allSatisfy { !"─═│┼•[]".contains($0) })
    #expect(
      page.hasPrefix(
        """
        Everything

        Some words, strong and ~old~ ones, with `code` in them, and a link
        """))
    #expect(
      page.contains(
        """
        no: open
        yes: done

        A quote that goes on for a while, and then for a while longer.

        name: `PlayVC`
          role: Controller, which has a lot to say about nearly everything

        name: `NC`
          nothing: role
        """))
  }

  @Test func `ends no line of Chinese with a space, and no line of English or Korean without one`()
  {
    let text = "当录音改名时，\n**谁**先\n听到\nFolderVC\n还是 NC\n先听到？\nOne\ntwo\n한국어\n문장"
    #expect(
      page("## A", text, 80).hasSuffix(
        "当录音改名时，谁先听到 FolderVC 还是 NC 先听到？One two 한국어 문장"))
  }

  @Test func `wraps Chinese and keeps the styles of the words`() {
    let section = read("## 谁先听到", "当录音**改名**时，`FolderVC` 先听到通知，因为它订阅得更早。").value?.sections.last
    let styled = section.map { LessonPage($0).styled(width: 20) }
    #expect(
      styled?.plain == """
        谁先听到
        ────────

        当录音改名时，
        `FolderVC` 先听到通
        知，因为它订阅得
        更早。
        """)
    #expect(styled?.lines[3].spans.map(\.style) == [.plain, .strong, .plain])
    #expect(styled?.lines[4].spans.map(\.style) == [.code, .plain])
  }

  @Test func `shows a hint and a choice when asked`() {
    let heading = "## P <!-- id: p type: predict concept: roles run: rename ask: next -->"
    guard let question = read(heading, predictBody).value?.sections.last?.question else { return }
    #expect(
      question.hints.map { $0.text.styled(width: 80).plain } == ["Who subscribed to the store?"])
    #expect(
      question.choices[1].text.styled(width: 24).plain
        == "`FolderVC`, which\nsubscribed in\n`viewDidLoad`")
    #expect(question.choices[0].reason.styled(width: 80).plain == "A model never holds a view.")
  }

  @Test func `names choices with letters`() {
    #expect([0, 1, 25, 26, 27, 52].map(Letters.letter) == ["a", "b", "z", "aa", "ab", "ba"])
  }
}
