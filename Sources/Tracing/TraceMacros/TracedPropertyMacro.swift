import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A stored property becomes accessors over a backing property that keeps the user's observers.
enum TracedPropertyMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), let name = variable.singleName
    else { return [] }
    let stored: TokenSyntax = .identifier("_stored_\(name)")
    let kept = variable.owning.map { "\($0)(\"\(name)\", _call, newValue)" } ?? "newValue"
    return [
      """
      @storageRestrictions(initializes: \(stored))
      init(initialValue) { \(stored) = initialValue }
      """,
      """
      get {
        guard _isRecording else { return \(stored) }
        let _call = _beginAccess(self, \(literal: name), .query, [])
        defer { _end(_call, asks: true) }
        return _returning(_call, \(stored))
      }
      """,
      """
      set {
        let _call = _beginAccess(self, \(literal: name), .set, [_capture(newValue)])
        defer { _end(_call) }
        _wrote(self, \(literal: name), _capture(\(stored)), _capture(newValue))
        \(stored) = \(raw: kept)\(raw: variable.isObserved ? correction(of: name) : "")
      }
      """,
    ]
  }

  /// Records the value that the property's own `didSet` has put in place of the given value.
  private static func correction(of name: String) -> String {
    "\n_corrected(self, \"\(name)\", _capture(newValue), _capture(_stored_\(name)))"
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
      IdentifierPatternSyntax(identifier: .identifier("_stored_\(name)")))
    binding.accessorBlock = binding.accessorBlock.map { OwnObserver(of: name).rewritten($0) }
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

/// A lazy property keeps its storage, and only its writes are recorded. Reading the old value would make it.
enum TracedLazyMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let name = declaration.as(VariableDeclSyntax.self)?.singleName else { return [] }
    return ["didSet { _wroteLazy(self, \(literal: name), _capture(self.\(raw: name))) }"]
  }
}
