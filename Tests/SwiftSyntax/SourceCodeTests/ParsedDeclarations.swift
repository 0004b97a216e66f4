import SwiftParser
import SwiftSyntax

/// The declarations of types and their members, as swift-syntax sees them.
final class ParsedDeclarations: SyntaxVisitor {
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
