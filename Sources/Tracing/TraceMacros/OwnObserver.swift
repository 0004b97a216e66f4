import SwiftSyntax

/// Makes a property's own `didSet` use the backing property. In its body, Swift writes the property without
/// calling `didSet` again; closures and local functions in the body do call it again, so they are left as
/// they are.
final class OwnObserver: SyntaxRewriter {
  private let property: String
  private var isShadowed = false

  init(of property: String) {
    self.property = property
  }

  func rewritten(_ accessors: AccessorBlockSyntax) -> AccessorBlockSyntax {
    isShadowed = accessors.tokens(viewMode: .sourceAccurate).contains(where: hides)
    return visit(accessors)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    guard !isShadowed, node.baseName.bare == property, node.argumentNames == nil,
      node.parent?.is(KeyPathPropertyComponentSyntax.self) != true
    else { return ExprSyntax(node) }
    return ExprSyntax(stored(node))
  }

  override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
    var node = node
    if node.base?.trimmedDescription == "self" {
      if node.declName.baseName.bare == property { node.declName = stored(node.declName) }
    } else {
      node.base = node.base.map(visit)
    }
    return ExprSyntax(node)
  }

  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax { ExprSyntax(node) }
  override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax { DeclSyntax(node) }

  private func stored(_ node: DeclReferenceExprSyntax) -> DeclReferenceExprSyntax {
    var node = node
    node.baseName.tokenKind = .identifier("_stored_\(property)")
    return node
  }

  /// Whether it is a local name that hides the property, as in `if let item`.
  private func hides(_ token: TokenSyntax) -> Bool {
    guard token.bare == property, let parent = token.parent else { return false }
    return parent.is(IdentifierPatternSyntax.self) || parent.is(AccessorParametersSyntax.self)
  }
}
