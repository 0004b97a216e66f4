import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A method becomes two: one records the call, the other keeps the original body.
///
/// A body macro alone would put the user's closures into an attached body, where a capture list makes
/// the compiler fail (swiftlang/swift#80050, #91799).
enum TracedMethodMacro: BodyMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) -> [CodeBlockItemSyntax] {
    guard let function = declaration.as(FunctionDeclSyntax.self) else { return [] }
    let parameters = function.signature.parameterClause.parameters
    let selector = function.name.bare + parameters.labels
    let kind = node.arguments?.trimmedDescription ?? ".call"
    return [
      """
      let _call = _begin(self, \(literal: selector), \(raw: kind), \(raw: parameters.captures))
      """,
      "defer { _end(_call\(raw: function.asks ? ", asks: true" : "")) }",
    ] + originalCall(function)
  }

  private static func originalCall(_ function: FunctionDeclSyntax) -> [CodeBlockItemSyntax] {
    let parameters = function.signature.parameterClause.parameters
    let effects = function.signature.effectSpecifiers
    let awaited = effects?.asyncSpecifier == nil ? "" : "await "
    let call = "\(awaited)_traced_\(function.name.bare)\(parameters.forwarded)"
    let throwing = effects?.throwsClause
    let tried = throwing == nil ? call : "try \(call)"
    let result = function.signature.returnsValue ? "return _returning(_call, \(tried))" : tried
    guard let throwing else { return ["\(raw: result)"] }
    let typed = throwing.type.map { " throws(\($0.trimmedDescription))" } ?? ""
    return ["do\(raw: typed) { \(raw: result) } catch { throw _throwing(_call, error) }"]
  }
}

extension TracedMethodMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard var function = declaration.as(FunctionDeclSyntax.self), function.body != nil else {
      return []
    }
    function.name = .identifier("_traced_\(function.name.bare)")
    function.attributes = function.attributes.filter {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "available"
    }
    let dropped: Set = ["override", "public", "package", "open", "internal", "final"]
    function.modifiers = function.modifiers.filter { !dropped.contains($0.name.text) }
    function.modifiers.append(DeclModifierSyntax(name: .keyword(.private), trailingTrivia: .space))
    function.leadingTrivia = []
    return [DeclSyntax(function)]
  }
}

/// An initialiser records that it runs, so that the new object is the creator of the objects made in it.
enum TracedInitMacro: BodyMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) -> [CodeBlockItemSyntax] {
    guard let initializer = declaration.as(InitializerDeclSyntax.self),
      let body = initializer.body?.statements
    else { return [] }
    let type = context.lexicalContext.lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first
    let isWhole = type?.inheritanceClause == nil || body.delegatesInit
    return opening(initializer, in: type) + Array(body) + (isWhole ? closing(after: body) : [])
  }

  private static func opening(
    _ initializer: InitializerDeclSyntax, in type: ClassDeclSyntax?
  ) -> [CodeBlockItemSyntax] {
    let parameters = initializer.signature.parameterClause.parameters
    let isDesignated = !initializer.modifiers.names.contains("convenience")
    return [
      """
      let _call = _beginInit(\(raw: type?.name.text ?? "Self").self, \(literal: "init" + parameters.labels), \
      isDesignated: \(raw: isDesignated), \(raw: parameters.captures))
      """,
      "defer { _end(_call) }",
    ] + ownedClosures(in: parameters)
  }

  /// An initialiser's parameters cannot be forwarded. Local constants with the owned closures shadow them.
  private static func ownedClosures(
    in parameters: FunctionParameterListSyntax
  ) -> [CodeBlockItemSyntax] {
    parameters.compactMap { parameter in
      parameter.owned.map { "let \(parameter.innerName.trimmed) = \(raw: $0)" }
    }
  }

  /// Introduces the object at the end. An implicit `super.init()` would come after that, which is too late.
  private static func closing(after body: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    let last = body.last?.item
    let isReached =
      last?.is(ReturnStmtSyntax.self) != true && last?.is(ThrowStmtSyntax.self) != true
    return isReached ? ["_introduce(self)"] : []
  }
}

/// While a deinitialiser runs, its object is busy: it is the sender of the messages in it.
enum TracedDeinitMacro: BodyMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) -> [CodeBlockItemSyntax] {
    let opening: [CodeBlockItemSyntax] = [
      "let _call = _beginDeinit(self)", "defer { _end(_call) }",
    ]
    return opening + Array(declaration.body?.statements ?? [])
  }
}
