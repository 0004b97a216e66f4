import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Traced(.controller) class …`: adds attributes to the members, and a lifeline to the class.
enum TracedClassMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else { return [] }
    let traced = TracedType(type, role: node.arguments?.trimmedDescription)
    return MemberTracing(member: member, type: traced).attributes(in: context)
  }
}

extension TracedClassMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      context.diagnose(.needsClass, at: node)
      return []
    }
    let traced = TracedType(type, role: node.arguments?.trimmedDescription)
    let isRoot = !protocols.isEmpty
    return LifelineMembers(traced: traced, isRoot: isRoot).declarations
      + (isRoot ? RecordedReads(traced: traced, context: context).declarations : [])
  }
}

extension TracedClassMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, declaration.is(ClassDeclSyntax.self) else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): Participant {}")]
  }
}

/// `@Traced(.delegate) extension …`: adds an attribute with the kind to the methods.
enum TracedExtensionMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard declaration.is(ExtensionDeclSyntax.self) else {
      // The compiler passes a copy of the member, so only its text can be compared.
      let first = declaration.memberBlock.members.first?.decl.trimmedDescription
      if member.trimmedDescription == first { context.diagnose(.needsExtension, at: node) }
      return []
    }
    return MemberTracing(member: member, kind: node.arguments?.trimmedDescription)
      .attributes(in: context)
  }
}
