import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A stored property becomes accessors over a backing property that keeps the user's observers.
enum TracedPropertyMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let name = declaration.as(VariableDeclSyntax.self)?.singleName else { return [] }
    let stored: TokenSyntax = .identifier("_stored_\(name)")
    return [
      """
      @storageRestrictions(initializes: \(stored))
      init(initialValue) { \(stored) = initialValue }
      """,
      """
      get {
        let _call = _beginAccess(self, \(literal: name), .query, [])
        defer { _end(_call, returnsValue: true) }
        return _returning(_call, \(stored))
      }
      """,
      """
      set {
        let _call = _beginAccess(self, \(literal: name), .set, [_capture(newValue)])
        defer { _end(_call) }
        _wrote(self, \(literal: name), _capture(\(stored)), _capture(newValue))
        \(stored) = newValue
      }
      """,
    ]
  }
}

extension TracedPropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard var variable = declaration.as(VariableDeclSyntax.self), let name = variable.singleName,
      var binding = variable.bindings.first
    else { return [] }
    binding.pattern = PatternSyntax(
      IdentifierPatternSyntax(leadingTrivia: .space, identifier: .identifier("_stored_\(name)")))
    variable.bindings = [binding]
    variable.attributes = []
    variable.leadingTrivia = []
    variable.modifiers = variable.modifiers.filter { ["weak", "unowned"].contains($0.name.text) }
    variable.modifiers.insert(
      DeclModifierSyntax(name: .keyword(.private), trailingTrivia: .space),
      at: variable.modifiers.startIndex)
    return [DeclSyntax(variable)]
  }
}

/// A lazy property keeps its storage; only its writes are seen.
enum TracedLazyMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let name = declaration.as(VariableDeclSyntax.self)?.singleName else { return [] }
    return [
      """
      didSet { _wrote(self, \(literal: name), _capture(oldValue), _capture(\(raw: name))) }
      """
    ]
  }
}
