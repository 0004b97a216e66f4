import Testing

/// The phrases of the catalogue are found with our lexer, which knows only a part of Swift. On our own sources it
/// must find what the compiler's parser finds.
@Suite struct `The literals of a source` {
  @Test(arguments: SwiftSources.all) func `in every file of ours`(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let (found, parsed) = (LiteralReader(text), ParsedLiterals(text))
    #expect(found.calls.map(\.key) == parsed.calls.map(\.key))
    #expect(found.calls.map(\.values) == parsed.calls.map(\.values))
    #expect(found.literals.symmetricDifference(parsed.literals) == [])
  }
}
