import Testing

@testable import Course

/// Tables that count the messages of scenarios in several patterns.
@Suite struct MessageTableCheckTests {
  private func findings(head: String = "| scenario | MVC | mvvm-c |", _ rows: String) -> [String] {
    CourseTests.findings(
      "## F <!-- id: f table: messages -->", "\(head)\n|---|---|---|\n\(rows)")
  }

  @Test func `a figure is what the drawing of the run shows`() {
    #expect(findings("| `rename` | 14 | 18 |\n| `edit` | 3 | 3 |") == [])
    #expect(
      findings("| `rename` | 14 | 17 |\n| `edit` | 3 | 3 |") == [
        "L/a.md:12:1: this table differs from what is counted. The same `check` with `--write` writes it again; then read "
          + "the difference."
      ])
  }

  @Test func `a page without a table, an unknown pattern and an unknown scenario`() {
    #expect(
      CourseTests.findings("## F <!-- id: f table: messages -->", "Nothing.") == [
        "L/a.md:9:1: `table: messages` needs a table. Name patterns in its head, and write a scenario into each "
          + "first cell."
      ])
    #expect(
      findings(head: "| scenario | MVC | MVQ |", "| `rename` | 14 | 18 |") == [
        "L/a.md:9:1: There is no pattern \"MVQ\". Did you mean \"mvc\"?"
      ])
    #expect(findings("| `renam` | 14 | 18 |").count == 1)
    #expect(
      CourseTests.findings("## F <!-- id: f table: messages -->", "| run |\n|---|\n| rename |") == [
        "L/a.md:9:1: the head of this table names no pattern. Write it as in `| scenario | MVC |`."
      ])
  }
}
