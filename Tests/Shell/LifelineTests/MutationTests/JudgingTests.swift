import Testing

@testable import TestHost

/// The judges find what they are there for.
@MainActor @Suite struct JudgingTests {
  @Test func `a cell that a spreadsheet would take for a formula`() {
    let table = Table("a,\"=1,2\",'=3\n\u{FEFF}=4,=\u{301}5,-6, +7,x=8,\"\"\"@\"")
    #expect(table.cells.count == 9)
    #expect(table.formulas == ["=1,2", "\u{FEFF}=4", "=\u{301}5", "-6", " +7"])
  }

  @Test(arguments: [
    "<p><x-evil>", "<p class=\"a\" x-evil=\"1\">", "<p class=\"a\"x-evil='1'>", "a < b",
    "<img src=\"x\">",
    "<style>p {}</style><x-evil/>", "<!-- a --><x-evil>",
  ])
  func `markup that came from content`(page: String) {
    #expect(Markup(page).smuggled.count == 1)
  }

  @Test(arguments: [
    "<p title=\"<x-evil>\">", "&lt;x-evil&gt;", "<script>let a = \"<x-evil>\"</script>",
    "<!-- <x-evil> -->",
    "<?xml version=\"1.0\"?><!DOCTYPE html><br/>",
  ])
  func `and what only looks like it`(page: String) {
    #expect(Markup(page).smuggled == [])
  }

  @Test func `a script that content has ended and begun again`() {
    #expect(Markup("<script>let a = \"</script><script>b\"</script>").scripts == 2)
  }
}
