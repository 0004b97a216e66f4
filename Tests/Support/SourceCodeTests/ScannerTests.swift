import Foundation
import SourceCode
import SwiftParser
import SwiftSyntax
import Testing

/// The scanner knows only a part of Swift's grammar. On our own sources it must find what the compiler's parser finds.
@Suite struct `The scanner finds what the parser of Swift finds` {
  @Test(arguments: SwiftSources.all) func `in every file of ours`(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let parsed = ParsedDeclarations(text)
    #expect(SwiftFile(text, path: path).declarations.map(\.line).sorted() == parsed.lines.sorted())
  }
}

@Suite struct `The declarations of a source` {
  private func names(_ source: String) -> [String] {
    SwiftFile(source, path: "").declarations.map(\.symbol)
  }

  @Test func `what a statement declares is no declaration of the file`() {
    let source = """
      if let a = b,
        let c = d
      {
        let e = 1
      } else {
        let f = 1
      }
      repeat { let g = 1 } while h
      guard let i = j else { fatalError() }
      for k in l { let m = 1 }
      let n = 1
      func o() { let p = 1 }
      """
    #expect(names(source) == ["n", "o()"])
  }

  @Test func `an extension of an optional type keeps its question mark`() {
    #expect(names("extension A.B? { var c: Int { 1 } }") == ["A.B?", "A.B?.c"])
  }
}

@Suite struct `A source in tokens` {
  @Test func `literals, comments and words`() {
    let source = #"""
      let a = "x \("}") y" // {
      /* { /* } */ */ let b = #"\"#, c = /\{"/, d = 1 / 2 / 3
      """#
    let tokens = SwiftLexer.tokens(of: source)
    let strings = [#""x \("}") y""#, ##"#"\"#"##, #"/\{"/"#]
    #expect(tokens.filter { $0.kind == .string }.map(\.text) == strings)
    #expect(tokens.filter { $0.kind == .comment }.map(\.text) == ["// {", "/* { /* } */ */"])
    #expect(tokens.filter { $0.kind == .number }.map(\.text) == ["1", "2", "3"])
  }

  @Test func `a literal without an end goes to the end of its line`() {
    let tokens = SwiftLexer.tokens(of: "let a = \"x\nlet b = 1")
    #expect(tokens.map(\.text) == ["let", "a", "=", "\"x", "let", "b", "=", "1"])
  }
}

enum SwiftSources {
  static let root = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized

  static var all: [String] {
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.compactMap { ($0 as? URL)?.path } ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
  }
}

extension Declaration {
  fileprivate var line: String {
    "\((path + [name]).joined(separator: ".")) \(lines.lowerBound)-\(lines.upperBound)"
  }
}

/// The declarations of types and their members, as swift-syntax sees them.
private final class ParsedDeclarations: SyntaxVisitor {
  private(set) var lines: [String] = []
  private let converter: SourceLocationConverter
  private var path: [String] = []

  init(_ text: String) {
    let tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func note(_ name: String, _ node: some SyntaxProtocol) {
    let first = node.startLocation(converter: converter).line
    let last = node.endLocation(converter: converter).line
    lines.append("\((path + [name]).joined(separator: ".")) \(first)-\(last)")
  }

  private func open(_ name: String, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    note(name, node)
    path.append(name)
    return .visitChildren
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text.bare + ":" }.joined() + ")"
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text.bare, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text.bare, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text.bare, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text.bare, node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text.bare, node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let words = node.extendedType.trimmedDescription.prefix { $0 != "<" }
    return open(words.first == "[" ? "" : String(words).bare, node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text.bare, node)
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text.bare + labels(node.signature.parameterClause), node)
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note("init" + labels(node.signature.parameterClause), node)
    return .skipChildren
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note("deinit", node)
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note("subscript" + labels(node.parameterClause), node)
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      note(name.bare, node)
    }
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  /// A variable inside a statement belongs to that statement.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension String {
  fileprivate var bare: String { replacing("`", with: "") }
}
