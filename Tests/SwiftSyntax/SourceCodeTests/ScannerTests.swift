import SourceCode
import Testing

/// The scanner knows only a part of Swift's grammar. On our own sources it must find what the compiler's parser finds.
@Suite struct `The scanner finds what the parser of Swift finds` {
  @Test(arguments: SwiftSources.all) func `in every file of ours`(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let parsed = ParsedDeclarations(text)
    #expect(SwiftFile(text, path: path).declarations.map(\.line).sorted() == parsed.lines.sorted())
  }
}

extension Declaration {
  fileprivate var line: String {
    "\((path + [name]).joined(separator: ".")) \(lines.lowerBound)-\(lines.upperBound)"
  }
}
