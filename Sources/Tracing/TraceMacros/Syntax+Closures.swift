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

  /// How the recorder gets hold of the argument. A non-escaping closure must not reach it.
  var capture: String {
    if type.isFunction { return #".text("{ … }")"# }
    return isBorrowing ? #".text("…")"# : "_capture(\(innerName.text))"
  }

  /// The argument in the call of the original body. A closure belongs to the caller.
  var forwarded: String {
    let value = (isInout ? "&" : "") + (owned ?? lent ?? innerName.text)
    return firstName.text == "_" ? value : "\(firstName.label): \(value)"
  }

  /// The argument as its sender's closure; `nil` for what is no closure that could be kept.
  var owned: String? {
    type.owning.map { "\($0)(\"\(innerName.bare)\", _call, \(innerName.text))" }
  }

  /// A closure that must not outlive the call, entered as its sender's.
  private var lent: String? { isInout ? nil : type.lending(innerName) }
}

extension TypeSyntax {
  var isFunction: Bool { function != nil }

  /// The function that makes a closure of this type its sender's own; `nil` for what is no closure,
  /// or none that outlives the call.
  ///
  /// A name may stand for a closure: the compiler knows, and takes anything else as it is.
  var owning: String? {
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

  /// The same for what is stored, and escapes without saying so.
  var owningStored: String? { self.is(OptionalTypeSyntax.self) ? owning : function?.owning }

  /// A closure around a closure of this type; `nil` for one that escapes, or is not to be wrapped.
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

/// A function type and what is written before it.
private struct FunctionShape {
  private let type: FunctionTypeSyntax
  private var attributes: [String] = []

  init(_ type: FunctionTypeSyntax) { self.type = type }

  func adding(_ more: [String]) -> FunctionShape {
    var shape = self
    shape.attributes += more
    return shape
  }

  /// Closures that wait, that run anywhere, or whose arguments no pack can hold, are left alone.
  var owning: String? {
    guard type.effectSpecifiers?.asyncSpecifier == nil, type.parameters.allSatisfy(\.isPlain) else {
      return nil
    }
    if attributes.contains("MainActor") {
      return type.effectSpecifiers == nil ? "_ownedOnMainActor" : nil
    }
    return attributes.contains("Sendable") ? nil : "_owned"
  }

  func lending(_ name: TokenSyntax) -> String? {
    guard owning != nil || attributes.contains("MainActor"),
      type.effectSpecifiers?.throwsClause?.type == nil
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
}
