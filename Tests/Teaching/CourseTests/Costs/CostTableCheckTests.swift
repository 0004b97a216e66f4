import Testing

@testable import Course

/// Tables of costs in lessons, held against the bills.
@Suite struct CostTableCheckTests {
  private func costs(_ words: String, _ body: String = "| |\n|---|") -> [String] {
    findings("## C <!-- id: c table: costs \(words) -->", body)
  }

  @Test func `a table of costs that is not the one that is counted`() {
    #expect(
      costs("confirm-delete code") == [
        "L/a.md:10:1: this table differs from what is counted. The same `check` with `--write` writes it again; then read "
          + "the difference."
      ])
    #expect(
      costs(
        "confirm-delete code",
        """
        | code | MVC | MVVM+C | MVC+VS | MVP | VIPER |
        |--|--|--|--|--|--|
        | files that change | 1 | 2 | 6 | 4 | 2 |
        | lines added | 12 | 14 | 49 | 20 | 18 |
        | lines removed | 1 | 1 | 4 | 2 | 1 |
        """) == [])
  }

  @Test func `the head of a table says which patterns are in it`() {
    let rows = """
      |--|--|--|
      | files that change | 6 | 1 |
      | lines added | 49 | 12 |
      | lines removed | 4 | 1 |
      """
    #expect(costs("confirm-delete code", "| code | MVC+VS | MVC |\n" + rows) == [])
    #expect(costs("confirm-delete code", "| code | MVC | MVC+VS |\n" + rows).count == 1)
    #expect(
      costs("confirm-delete code", "| code | MVC | MVCS |\n" + rows) == [
        "L/a.md:10:1: no exercise is about this change in MVCS. In the head of the table may be MVC, MVVM+C, MVC+VS, MVP, "
          + "VIPER, MV, MVVM @Observable or TEA."
      ])
  }

  @Test func `a table of costs without a change, a part or a table`() {
    let form =
      "L/a.md:9:17: write `table: costs CHANGE PART`. A change is confirm-delete or count-in-title; a part is code, "
      + "tests, messages, cells or wrong."
    #expect(costs("") == [form])
    #expect(costs("rename code") == [form])
    #expect(costs("confirm-delete stars") == [form])
    #expect(
      costs("confirm-delete code", "Nothing.") == [
        "L/a.md:9:1: `table: costs` needs a table. Write `| |` and `|---|`, and `check` with `--write` fills it."
      ])
  }
}
