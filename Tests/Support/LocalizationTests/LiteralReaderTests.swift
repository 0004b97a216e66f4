import Testing

/// In all sources it must find what the compiler's parser finds: `Tests/SwiftSyntax` looks at that.
@Suite struct LiteralReaderTests {
  @Test func `a phrase is an argument of localized, with numbers for its values`() {
    let found = LiteralReader(
      ##"""
      let a = localized("100 % of \(name.quoted(")")) \(count)")
      let b = localized(count, one: "1 message", other: "\(localized("about \(count)")) messages")
      let c = localized(dynamic: "A title"), d = x.localized("no phrase"), e = [localized, "neither"]
      """##)
    #expect(
      found.calls.map(\.key) == [
        "100 %% of %1 %2", "1 message", "%1 messages", "about %1",
      ])
    #expect(
      found.calls.map(\.values) == [
        [#"name.quoted(")")"#, "count"], [], [#"localized("about \(count)")"#], ["count"],
      ])
  }

  @Test func `every literal counts, a sum of literals as one text, and the names of cases`() {
    let found = LiteralReader(
      ##"""
      enum Word: String {
        case one, two = "2", three
        // "no literal"
        var long: String { #"a "quoted" \n"# + "b\u{63}\t\"" }
        var lines: String {
          """
          first \
          line
            second
          """
        }
        func name() { switch self { case one: /"regex"/  case .two, .three: "" } }
      }
      """##)
    #expect(
      found.literals == [
        "one", "two", "three", "2", "a \"quoted\" \\n", "bc\t\"", "a \"quoted\" \\nbc\t\"",
        "first line\n  second", "",
      ])
  }
}
