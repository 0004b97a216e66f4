import SwiftSyntax

extension FunctionParameterSyntax {
  var innerName: TokenSyntax { secondName ?? firstName }

  private var specifiers: [String] {
    type.as(AttributedTypeSyntax.self)?.specifiers.map(\.trimmedDescription) ?? []
  }

  var isInout: Bool { specifiers.contains("inout") }
  private var isBorrowing: Bool { specifiers.contains("borrowing") }
  var isAutoclosure: Bool { type.trimmedDescription.contains("@autoclosure") }
  var isPack: Bool { type.is(PackExpansionTypeSyntax.self) }

  /// The expression that captures the argument. A non-escaping closure cannot be passed on.
  var capture: String {
    if type.isFunction { return #".text("{ … }")"# }
    return isBorrowing ? #".text("…")"# : "_capture(\(innerName.text))"
  }

  /// The argument in the call of the original body. The caller owns a closure.
  var forwarded: String {
    let value = (isInout ? "&" : "") + (owned ?? lent ?? innerName.text)
    return firstName.text == "_" ? value : "\(firstName.label): \(value)"
  }

  /// The argument as an escaping closure with its owner; `nil` for anything else.
  var owned: String? {
    type.owning.map { "\($0)(\"\(innerName.bare)\", _call, \(innerName.text))" }
  }

  /// The argument as a non-escaping closure with its owner; `nil` for anything else.
  private var lent: String? { isInout ? nil : type.lending(innerName) }
}

extension TypeSyntax {
  var isFunction: Bool { function != nil || isReporting }

  /// Whether it is `Reporting<…>`, a closure without an owner.
  private var isReporting: Bool {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isReporting }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.isReporting
    }
    return self.as(IdentifierTypeSyntax.self)?.name.text == "Reporting"
  }

  /// The function that gives an escaping closure of this type its owner; `nil` for any other type.
  ///
  /// A type's name may mean a closure type. The compiler then chooses the right overload.
  var owning: String? {
    if isReporting { return nil }
    if let optional = self.as(OptionalTypeSyntax.self) {
      let wrapped = optional.wrappedType
      return wrapped.is(IdentifierTypeSyntax.self)
        ? "_ownedIfAny" : wrapped.function?.owning.map { $0 + "IfAny" }
    }
    guard let attributed = self.as(AttributedTypeSyntax.self),
      attributed.attributes.names.contains("escaping")
    else { return nil }
    return attributed.baseType.is(IdentifierTypeSyntax.self) ? "_owned" : function?.owning
  }

  /// The same for a stored property, whose closures escape without `@escaping`.
  var owningStored: String? { self.is(OptionalTypeSyntax.self) ? owning : function?.owning }

  /// A closure around a non-escaping closure of this type; `nil` for any other type.
  func lending(_ name: TokenSyntax) -> String? {
    let attributes = self.as(AttributedTypeSyntax.self)?.attributes.names ?? []
    return self.is(OptionalTypeSyntax.self) || attributes.contains("escaping")
      ? nil : function?.lending(name)
  }

  private var function: FunctionShape? {
    if let function = self.as(FunctionTypeSyntax.self) { return FunctionShape(function) }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.function }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.function?.adding(attributed.attributes.names)
    }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.type.function
  }
}

/// A function type with its attributes.
private struct FunctionShape {
  private let type: FunctionTypeSyntax
  private var attributes: [String] = []

  init(_ type: FunctionTypeSyntax) { self.type = type }

  func adding(_ more: [String]) -> FunctionShape {
    var shape = self
    shape.attributes += more
    return shape
  }

  /// `nil` for closures that cannot be wrapped. Swift 6.3 crashes on a wrapped closure that takes another one to keep.
  var owning: String? { type.parameters.contains(where: \.isKeptClosure) ? nil : wrapping }

  /// `nil` for `async` and `@Sendable` closures, and for closures whose parameters do not fit into a parameter pack.
  private var wrapping: String? {
    guard type.effectSpecifiers?.asyncSpecifier == nil, type.parameters.allSatisfy(\.isPlain) else {
      return nil
    }
    if attributes.contains("MainActor") {
      return type.effectSpecifiers == nil ? "_ownedOnMainActor" : nil
    }
    return attributes.contains("Sendable") ? nil : "_owned"
  }

  func lending(_ name: TokenSyntax) -> String? {
    guard wrapping != nil || attributes.contains("MainActor"),
      type.effectSpecifiers?.throwsClause?.type == nil,
      !type.parameters.contains(where: \.isLentClosure)
    else { return nil }
    let arguments = type.parameters.indices.enumerated().map { "_\($0.offset)" }
    let list = arguments.joined(separator: ", ")
    let captures = arguments.map { "_capture(\($0))" }.joined(separator: ", ")
    let attempt = type.effectSpecifiers == nil ? "" : "try "
    let selector = name.bare + "(" + String(repeating: "_:", count: arguments.count) + ")"
    return
      "{ \(list)\(list.isEmpty ? "" : " in ")\(attempt)_lent(\"\(selector)\", _call, [\(captures)]) "
      + "{ \(attempt)\(name.text)(\(list)) } }"
  }
}

extension TupleTypeElementSyntax {
  fileprivate var isPlain: Bool {
    ellipsis == nil && type.as(AttributedTypeSyntax.self)?.specifiers.isEmpty != false
  }

  /// Whether it is a closure that may be kept, or holds one.
  fileprivate var isKeptClosure: Bool {
    if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType.isFunction }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count > 1 {
      return tuple.elements.contains(where: \.type.isFunction)
    }
    return type.as(AttributedTypeSyntax.self)?.attributes.names.contains("escaping") == true
  }

  /// Whether it is a closure that may only be called: it cannot be captured, or passed on.
  fileprivate var isLentClosure: Bool { type.isFunction && !isKeptClosure }
}
