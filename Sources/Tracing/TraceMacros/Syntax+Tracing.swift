import SwiftSyntax

extension DeclModifierListSyntax {
  var names: Set<String> { Set(map(\.name.text)) }

  /// What generated members of a class need to be as visible as the class.
  var accessPrefix: String { names.isDisjoint(with: ["public", "open"]) ? "" : "public " }
}

extension AttributeListSyntax {
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  /// Whether somebody has said how, or that not, to trace this.
  var decideTracing: Bool { !Set(names).isDisjoint(with: ["Untraced", "TracedMethod"]) }
}

extension TokenSyntax {
  var bare: String { text.replacing("`", with: "") }

  /// As an argument's label, where next to any word may stand bare.
  var label: String { ["`inout`", "`let`", "`var`"].contains(text) ? text : bare }
}

extension FunctionParameterListSyntax {
  /// `(_:with:)`
  var labels: String { "(" + map { "\($0.firstName.bare):" }.joined() + ")" }
  var captures: String { "[" + map(\.capture).joined(separator: ", ") + "]" }
  var forwarded: String { "(" + map(\.forwarded).joined(separator: ", ") + ")" }
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

  /// What makes a closure that is put into the property its sender's own.
  var owning: String? {
    strength == "strong" ? bindings.first?.typeAnnotation?.type.owningStored : nil
  }

  var isStored: Bool {
    guard let accessors = bindings.first?.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// Whether it is stored, and its writer wants to hear of its writes.
  var isObserved: Bool { bindings.first?.accessorBlock != nil }

  /// Whether its wrapper records what happens to it.
  var isPublished: Bool { attributes.names == ["Published"] }

  /// What an object has signed up for is no state of it.
  var keepsSubscriptions: Bool { bindings.trimmedDescription.contains("AnyCancellable") }

  var isOfInstance: Bool { modifiers.names.isDisjoint(with: ["static", "class"]) }

  var strength: String {
    let names = modifiers.names
    return names.contains("weak") ? "weak" : names.contains("unowned") ? "unowned" : "strong"
  }
}

/// Finds a closure with a capture list: in an attached body it makes the compiler fail.
final class CaptureListFinder: SyntaxVisitor {
  private(set) var found = false

  static func finds(in node: some SyntaxProtocol) -> Bool {
    let finder = CaptureListFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.found
  }

  override func visit(_ node: ClosureCaptureClauseSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }
}

extension CodeBlockItemListSyntax {
  /// Whether a `super.init` or `self.init` is written down, so that `self` is whole at the end.
  var delegatesInit: Bool {
    trimmedDescription.contains("super.init(") || trimmedDescription.contains("self.init(")
  }
}
