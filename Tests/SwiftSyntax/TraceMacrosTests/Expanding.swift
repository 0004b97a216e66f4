import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import TraceMacros

/// The macros that a test expands. Other macros stay as they are, so that expansions stay short.
enum Expanding {
  static let rootClass = [
    "Traced": MacroSpec(type: TracedClassMacro.self, conformances: [participant])
  ]
  static let subclass = ["Traced": MacroSpec(type: TracedClassMacro.self)]
  static let `extension` = ["Traced": MacroSpec(type: TracedExtensionMacro.self)]
  static let members = [
    "TracedMethod": MacroSpec(type: TracedMethodMacro.self),
    "_TracedInit": MacroSpec(type: TracedInitMacro.self),
    "_TracedDeinit": MacroSpec(type: TracedDeinitMacro.self),
    "_TracedProperty": MacroSpec(type: TracedPropertyMacro.self),
    "_TracedLazy": MacroSpec(type: TracedLazyMacro.self),
    "_TracedReference": MacroSpec(type: TracedReferenceMacro.self),
    "Reference": MacroSpec(type: MarkMacro.self),
    "Untraced": MacroSpec(type: MarkMacro.self),
  ]

  private static let participant: TypeSyntax = "Participant"
}

func expect(
  _ source: String, expandsTo expanded: String, _ macros: [String: MacroSpec] = Expanding.members,
  diagnostics: [DiagnosticSpec] = [], at place: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source, expandedSource: expanded, diagnostics: diagnostics, macroSpecs: macros,
    indentationWidth: .spaces(2)
  ) { failure in
    Issue.record("\(failure.message)", sourceLocation: place)
  }
}

/// A member of a traced class gets a warning, and no attribute.
func expect(
  _ member: String, isUntraceable message: String, column: Int,
  at place: Testing.SourceLocation = #_sourceLocation
) {
  let warning = DiagnosticSpec(message: message, line: 3, column: column, severity: .warning)
  assertMacroExpansion(
    "@Traced(.model)\nclass Box {\n  \(member)\n}",
    expandedSource: "class Box {\n  \(member)\n}",
    diagnostics: [warning], macroSpecs: ["Traced": MacroSpec(type: AttributesOnly.self)],
    indentationWidth: .spaces(2)
  ) { failure in
    Issue.record("\(failure.message)", sourceLocation: place)
  }
}

/// What `@Traced` changes in the existing members, without the members that it adds.
private enum AttributesOnly: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    TracedClassMacro.expansion(
      of: node, attachedTo: declaration, providingAttributesFor: member, in: context)
  }
}
