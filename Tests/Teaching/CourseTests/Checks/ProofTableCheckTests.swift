import Testing

@testable import Course

/// Tables that compare patterns, each row with what proves it.
@Suite struct ProofTableCheckTests {
  private func proofs(_ source: String, _ rows: String) -> [String] {
    findings(
      "## P <!-- id: p table: proof \(source) -->",
      "| pattern | who | proof |\n|---|---|---|\n\(rows)")
  }

  @Test func `each row is proved by its own pattern`() {
    #expect(
      proofs(
        "rename",
        """
        | MVC | the centre | `NC -> PlayVC2 : observer` |
        | mvvm-c | a binding | `PlayVM2 -> PlayVC2 : binding`, `no NC -> PlayVC2` |
        """) == [])
    #expect(
      proofs("rename", "| MVP | the centre | `NC -> PlayVC2 : observer` |") == [
        "L/a.md:12:1: `NC -> PlayVC2 : observer` does not hold in MVP. Correct the row."
      ])
  }

  @Test func `a test is named as it is in the pattern`() {
    #expect(
      proofs("tests", "| MVP | a spy | `when a name is refused, the field shows the old one` |")
        == [])
    #expect(
      proofs("tests", "| MVC | a spy | `when a name is refused, the field shows the old one` |")
        == [
          "L/a.md:12:1: MVC has no test `when a name is refused, the field shows the old one`. `lifeline tests mvc` lists "
            + "them."
        ])
  }

  @Test func `a row without a pattern, a proof or a condition, and an absent name`() {
    #expect(
      proofs(
        "rename",
        """
        | MVQ | – | `setName` |
        | MVC | – | nothing |
        | MVC | – | `set name` |
        | MVC | – | `no Kit -> PlayVC2` |
        """) == [
          "L/a.md:12:1: There is no pattern \"MVQ\". Did you mean \"mvc\"?",
          "L/a.md:13:1: no proof is in the last cell. Write a condition or a test into it, as code.",
          "L/a.md:14:1: `set name` is no condition. Write one as in claims.",
          "L/a.md:15:1: this run has no participant or role `Kit`. Name one that it has.",
        ])
  }

  @Test func `a scenario that is not there, and a page without a table`() {
    #expect(
      proofs("renamed", "| MVC | – | `setName` |") == [
        "L/a.md:12:1: There is no scenario \"renamed\". Did you mean \"rename\"?"
      ])
    #expect(
      findings("## P <!-- id: p table: proof rename -->", "Nothing.") == [
        "L/a.md:9:1: `table: proof` needs a table. Write a pattern into each first cell."
      ])
  }
}
