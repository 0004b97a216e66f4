import SwiftSyntax
import SwiftSyntaxMacros

/// `@Untraced`, `@Reference` and `@Test`: only marks for other macros. They expand to nothing.
enum MarkMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}
