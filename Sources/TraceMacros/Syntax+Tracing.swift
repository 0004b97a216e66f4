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
}

extension FunctionParameterSyntax {
  var innerName: TokenSyntax { secondName ?? firstName }

  var isFunctionTyped: Bool { type.isFunction }

  private var specifiers: [String] {
    type.as(AttributedTypeSyntax.self)?.specifiers.map(\.trimmedDescription) ?? []
  }

  var isInout: Bool { specifiers.contains("inout") }
  private var isBorrowing: Bool { specifiers.contains("borrowing") }
  var isAutoclosure: Bool { type.trimmedDescription.contains("@autoclosure") }

  /// How the recorder gets hold of the argument. A non-escaping closure must not reach it.
  var capture: String {
    if isFunctionTyped { return #".text("{ … }")"# }
    return isBorrowing ? #".text("…")"# : "_capture(\(innerName.text))"
  }

  /// The argument in the call of the original body. A closure to keep belongs to the caller.
  var forwarded: String {
    let value = (isInout ? "&" : "") + (owned ?? innerName.text)
    return firstName.text == "_" ? value : "\(firstName.text): \(value)"
  }

  /// The argument as its sender's closure; `nil` for what is no closure that could be kept.
  var owned: String? {
    guard let labels = type.keptClosureLabels else { return nil }
    let own = type.is(OptionalTypeSyntax.self) ? "_ownedIfAny" : "_owned"
    return "\(own)(\"\(innerName.bare)\(labels)\", _call, \(innerName.text))"
  }
}

extension TypeSyntax {
  var isFunction: Bool {
    if self.is(FunctionTypeSyntax.self) { return true }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isFunction }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return false }
    return tuple.elements.first?.type.isFunction == true
  }
}

extension TypeSyntax {
  /// `(_:_:)` for a closure of two arguments that may outlive the call. Closures that throw or wait
  /// are left alone.
  fileprivate var keptClosureLabels: String? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.closureLabels }
    guard let attributed = self.as(AttributedTypeSyntax.self),
      attributed.attributes.names.contains("escaping")
    else { return nil }
    return attributed.baseType.closureLabels
  }

  private var closureLabels: String? {
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.closureLabels
    }
    guard let function = self.as(FunctionTypeSyntax.self), function.effectSpecifiers == nil else {
      return nil
    }
    return "(" + String(repeating: "_:", count: function.parameters.count) + ")"
  }
}

extension FunctionParameterListSyntax {
  /// `(_:with:)`
  var labels: String { "(" + map { "\($0.firstName.text):" }.joined() + ")" }
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
    return bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  var isStored: Bool {
    guard let accessors = bindings.first?.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

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
