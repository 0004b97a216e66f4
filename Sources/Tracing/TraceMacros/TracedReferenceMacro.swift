import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Records what the property holds whenever it is written. With a second argument, the strength, it is the values in the
/// property that hold objects.
enum TracedReferenceMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), let name = variable.singleName,
      let arguments = node.arguments?.as(LabeledExprListSyntax.self), let shown = arguments.first
    else { return [] }
    let inside = arguments.count > 1 ? arguments.last?.expression.trimmedDescription : nil
    let held = inside == nil ? "_held(self.\(name))" : "_heldInside(self.\(name))"
    return [
      """
      didSet {
        noteReferences(of: self, in: \(shown.expression.trimmed), \(raw: inside ?? ".\(variable.strength)"), to: \(raw: held))
      }
      """
    ]
  }
}

extension VariableDeclSyntax {
  /// The name of a property marked `@Reference`, as a literal; `nil` for any other property.
  var referenceName: String? {
    let attributes = attributes.compactMap { $0.as(AttributeSyntax.self) }
    guard let name = singleName,
      let mark = attributes.first(where: { $0.attributeName.trimmedDescription == "Reference" })
    else { return nil }
    return mark.arguments?.trimmedDescription ?? "\"\(name)\""
  }

  /// Why a property marked `@Reference` cannot be recorded; `nil` when it can.
  var referenceProblem: Untraceable? {
    let name = singleName ?? ""
    if modifiers.names.contains("lazy") { return .referenceIsLazy(name) }
    if isObserved { return .referenceHasAccessors(name) }
    return strength == "unowned" ? .referenceIsUnowned(name) : nil
  }
}
