import Cells
import Shell
import TestSupport
import Testing

/// Two conversations with their differences marked.
@MainActor @Suite struct CompareTests {
  @Test func `the figures come first`() {
    let rows = compare("mvc mvp edit", width: 80)
    #expect(rows.first?.contains("messages  depth  participants") == true)
    #expect(rows.dropFirst().prefix(6).last?.hasPrefix("MVCS") == true)
  }

  @Test func `where both fit beside each other, no list is needed`() {
    let wide = compare("mvc mvp edit", width: 130)
    #expect(wide.contains { $0.contains("MVC") && $0.contains("MVP") && !$0.contains("only in") })
    #expect(!wide.contains { $0.hasPrefix("Only in") })
    let marked = wide.map { $0.count { $0 == "●" } }.reduce(0, +)
    #expect(
      wide.contains(
        "2 of 3 messages only in MVC, 6 of 7 messages only in MVP, by action, role and kind (marked ●)."
      ))
    // One stands in the sentence.
    #expect(marked == 2 + 6 + 1)
  }

  @Test func `where they do not fit, the differences come before the drawings`() {
    let narrow = compare("mvc mvp edit", width: 80)
    let list = narrow.firstIndex(of: "Only in MVP")
    let drawing = narrow.firstIndex { $0.contains("┌ User") }
    #expect(list != nil && drawing != nil && list ?? 0 < drawing ?? 0)
  }

  @Test func `the same conversation has no difference`() {
    let rows = compare("mvc mvcs edit", width: 80)
    #expect(rows.contains("Both send the same messages, by action, role and kind."))
    #expect(!rows.contains { $0.contains("●") })
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
