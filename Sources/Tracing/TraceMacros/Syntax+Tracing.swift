import SwiftSyntax

extension DeclModifierListSyntax {
  var names: Set<String> { Set(map(\.name.text)) }

  /// The access level for generated members of a class.
  var accessPrefix: String { names.isDisjoint(with: ["public", "open"]) ? "" : "public " }
}

extension AttributeListSyntax {
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  /// Whether an attribute in the source decides already how this is traced.
  var decideTracing: Bool { !Set(names).isDisjoint(with: ["Untraced", "TracedMethod"]) }
}

extension TokenSyntax {
  var bare: String { text.replacing("`", with: "") }

  /// As an argument's label, where almost no keyword needs backticks.
  var label: String { ["`inout`", "`let`", "`var`"].contains(text) ? text : bare }
}

extension FunctionParameterListSyntax {
  /// `(_:with:)`
  var labels: String { "(" + map { "\($0.firstName.bare):" }.joined() + ")" }
  var captures: String { "[" + map(\.capture).joined(separator: ", ") + "]" }
  var forwarded: String { "(" + map(\.forwarded).joined(separator: ", ") + ")" }
}

extension FunctionDeclSyntax {
  /// Whether it may be a question. A method whose result can be discarded is called for what it does, even when it
  /// refuses to do it.
  var asks: Bool {
    signature.returnsValue && !attributes.names.contains("discardableResult")
  }
}

extension FunctionSignatureSyntax {
  var returnsValue: Bool {
    guard let type = returnClause?.type.trimmedDescription else { return false }
    return !["Void", "()", "Never"].contains(type)
  }
}

extension VariableDeclSyntax {
  var isVar: Bool { bindingSpecifier.tokenKind == .keyword(.var) }

  /// The property's name, for a declaration of exactly one.
  var singleName: String? {
    guard bindings.count == 1 else { return nil }
    return bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.bare
  }

  /// The function that gives a closure in this property its owner; `nil` when there is none.
  var owning: String? {
    strength == "strong" ? bindings.first?.typeAnnotation?.type.owningStored : nil
  }

  var isStored: Bool {
    guard let accessors = bindings.first?.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// Whether it has `willSet` or `didSet`.
  var isObserved: Bool { bindings.first?.accessorBlock != nil }

  /// Whether its wrapper records its reads and writes.
  var isPublished: Bool { attributes.names == ["Published"] }

  /// Whether it is `static var shared = …`.
  var isSingleton: Bool {
    modifiers.names.contains("static") && isVar && singleName == "shared" && attributes.isEmpty
      && isStored && bindings.first?.initializer != nil
  }

  var isOfInstance: Bool { modifiers.names.isDisjoint(with: ["static", "class"]) }

  var strength: String {
    ["weak", "unowned"].first(where: modifiers.names.contains) ?? "strong"
  }
}

extension SyntaxProtocol {
  /// Whether a closure in it has a capture list. In an attached body the compiler fails on it.
  var hasCaptureList: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.parent?.is(ClosureCaptureClauseSyntax.self) == true
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it calls `super.init` or `self.init`, so that `self` is completely initialized at the end.
  var delegatesInit: Bool {
    let finder = InitCallFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }
}

/// Finds a call of `super.init` or `self.init`, but not in what is only declared there.
private final class InitCallFinder: SyntaxVisitor {
  private(set) var found = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "init",
      let receiver = callee.base?.trimmedDescription, ["super", "self"].contains(receiver)
    {
      found = true
    }
    return found ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
