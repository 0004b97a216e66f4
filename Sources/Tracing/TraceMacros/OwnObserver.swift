import SwiftSyntax

/// Makes a property's own `didSet` use the backing property. In its body, Swift writes the property without
/// calling `didSet` again; closures and local functions in the body do call it again, so they are left as
/// they are.
final class OwnObserver: SyntaxRewriter {
  private let property: String
  /// Where the name means something local.
  private var hidden: [Range<AbsolutePosition>] = []

  init(of property: String) {
    self.property = property
  }

  func rewritten(_ accessors: AccessorBlockSyntax) -> AccessorBlockSyntax {
    hidden = accessors.tokens(viewMode: .sourceAccurate).flatMap(placesHidden)
    return visit(accessors)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    guard node.baseName.bare == property, node.argumentNames == nil,
      !hidden.contains(where: { $0.contains(node.position) }),
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

  /// Where a local name hides the property, as in the braces of `if let item`. Below them, `item = nil` must not call the
  /// setter: it would observe again, without end.
  private func placesHidden(by token: TokenSyntax) -> [Range<AbsolutePosition>] {
    guard token.bare == property, let parent = token.parent,
      parent.is(IdentifierPatternSyntax.self) || parent.is(AccessorParametersSyntax.self)
    else { return [] }
    var places: [Range<AbsolutePosition>] = []
    var start = parent.endPosition
    for node in sequence(first: parent, next: \.parent) {
      switch node.as(SyntaxEnum.self) {
      case .optionalBindingCondition, .matchingPatternCondition, .patternBinding:
        start = node.endPosition
      case .guardStmt(let statement):
        places.append(start..<statement.elseKeyword.position)
        start = node.endPosition
      case .ifExpr(let choice): return places + [start..<choice.body.endPosition]
      case .forStmt(let loop): return places + [loop.sequence.endPosition..<node.endPosition]
      case .whileStmt, .switchCase, .catchClause, .codeBlock, .closureExpr, .accessorDecl:
        return places + [start..<node.endPosition]
      default: break
      }
    }
    return places
  }
}
