import Cells
import Shell
import TestSupport
import Testing

/// Two conversations with their differences marked.
@MainActor @Suite struct CompareTests {
  @Test func `what happens comes first, and then the figures`() {
    #expect(
      compare("mvc mvp edit", width: 80).prefix(20).joined(separator: "\n") == """
          What happens                                      MVC      MVP
          something happens outside, a handler is told      1-2      1-2
        * it is passed on                                     –        3
          the scene remembers it                              ◆        ◆
          the next part is told by name                       –        4
          a view is written                                   3        5
          the next part is told by name                       –        6
          a view is written                                   –        7

        They part first at “it is passed on” (marked *): only MVP has it there.
        The view passes the event on to its presenter, which decides what it means. View
        and model never meet, and you can test the decision without a screen.

                  messages  depth  participants  changes  to model  to view
        MVC              3      3             4        2         –        –
        MVVM+C           3      3             4        2         –        –
        MVC+VS           7      6             7        4         3        3
        MVP              7      5             5        3         –        –
        VIPER            7      5             5        3         –        –
        MVCS             3      3             4        2         –        –
        """)
  }

  @Test func `on a narrow screen the same stands in narrow columns`() {
    #expect(
      compare("mvc mvc-vs edit", width: 40).prefix(11).joined(separator: "\n") == """
          What happens              MVC   MVC+VS
          something happens         1-2      1-2
          outside, a handler
          is told
        * a model or service          –        3
          changes
          the change is               –      4-5
          announced
          the scene remembers         3      6-7
          it, a view is
          written
        """)
  }

  @Test func `where both fit beside each other, no list is needed`() {
    let wide = compare("mvc mvp edit", width: 130)
    #expect(wide.contains { $0.contains("MVC") && $0.contains("MVP") && !$0.contains("only in") })
    #expect(!wide.contains { $0.hasPrefix("Only in") })
    let marked = wide.map { $0.count { $0 == "●" } }.reduce(0, +)
    #expect(
      wide.contains(
        "0 of 3 messages only in MVC, 4 of 7 messages only in MVP, by what happens and kind (marked ●)."
      ))
    // One stands in the sentence.
    #expect(marked == 0 + 4 + 1)
  }

  @Test func `where they do not fit, the differences come before the drawings`() {
    let narrow = compare("mvc mvp edit", width: 80)
    let list = narrow.firstIndex(of: "Only in MVP")
    let drawing = narrow.firstIndex { $0.contains("┌ User") }
    #expect(list != nil && drawing != nil && list ?? 0 < drawing ?? 0)
  }

  @Test func `the same conversation has no difference`() {
    let rows = compare("mvc mvcs edit", width: 80)
    #expect(rows.contains("Both send the same messages, by what happens and kind."))
    #expect(!rows.contains { $0.contains("●") })
  }

  @Test func `what differs only in questions is said, and shown with everything`() {
    let rows = compare("mvvm mvvm-raw login", width: 160)
    #expect(
      rows.contains(
        "Both send the same messages, by what happens and kind, except for those that are folded. To see them, "
          + "add --all."))
    let all = compare("mvvm mvvm-raw login --all", width: 100)
    #expect(all.contains { $0.hasSuffix("cell -> Kyoto: nights [query]") })
  }

  @Test func `sentences mark nothing`() {
    #expect(!compare("mvc mvp edit --plain", width: 80).contains { $0.contains("lens") })
  }

  private func compare(_ words: String, width: Int) -> [String] {
    let session = Session(
      .script, environment: ShellEnvironment(lessons: Repository.root + "/Lessons"))
    session.width = width
    return session.reply(to: "compare " + words).text.lines.map(\.plain)
  }
}
