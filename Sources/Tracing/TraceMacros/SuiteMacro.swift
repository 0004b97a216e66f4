import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Suite`: adds a list of the tests of a structure, each with its source.
public enum SuiteMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let members = declaration.memberBlock.members.map(\.decl)
    let making = members.compactMap { $0.as(InitializerDeclSyntax.self) }
      .first { $0.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil } }
    let tests = members.compactMap { $0.as(FunctionDeclSyntax.self) }
      .filter { $0.attributes.names.contains("Test") }
      .map { entry($0, on: making?.signature.effectSpecifiers) }
    return ["static var tests: [LiveTest] { [\(raw: tests.joined(separator: ", "))] }"]
  }

  /// - Parameter making: the effects of the initializer of the suite: each test begins with it.
  private static func entry(
    _ test: FunctionDeclSyntax, on making: FunctionEffectSpecifiersSyntax?
  ) -> String {
    let name = test.givenName ?? ExprSyntax(StringLiteralExprSyntax(content: test.name.bare))
    let source = StringLiteralExprSyntax(content: test.ownSource)
    let effects = [test.signature.effectSpecifiers, making].compactMap(\.self)
    let attempt =
      (effects.contains { $0.throwsClause != nil } ? "try " : "")
      + (effects.contains { $0.asyncSpecifier != nil } ? "await " : "")
    return "LiveTest(\(name), source: \(source)) { \(attempt)Self().\(test.name.trimmed)() }"
  }
}

/// `#expect(a == b)`: passes the source of the condition on, both sides of a comparison, and what should be empty.
public enum ExpectMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax {
    guard let condition = node.arguments.first?.expression else { return "()" }
    if let sides = comparison(condition) {
      return "_expect(\(sides.left), equals: \(sides.right), \(rest(of: node, after: condition)))"
    }
    if let denied = condition.as(PrefixOperatorExprSyntax.self), denied.operator.text == "!" {
      let value = denied.expression.trimmed
      return "_expect(\(value), equals: false, \(rest(of: node, after: value)))"
    }
    if let member = condition.as(MemberAccessExprSyntax.self), let value = member.base?.trimmed,
      member.declName.trimmedDescription == "isEmpty"
    {
      return "_expect(\(value), { $0.isEmpty }, \(rest(of: node, after: value)))"
    }
    return "_expect(\(condition), \(rest(of: node, after: condition)))"
  }

  /// The words of what was passed, and a comment.
  private static func rest(
    of node: some FreestandingMacroExpansionSyntax, after value: ExprSyntax
  ) -> ExprSyntax {
    "\(StringLiteralExprSyntax(content: value.trimmedDescription))\(raw: node.comment)"
  }

  private static func comparison(
    _ condition: ExprSyntax
  ) -> (left: ExprSyntax, right: ExprSyntax)? {
    guard let comparison = condition.as(InfixOperatorExprSyntax.self),
      comparison.operator.trimmedDescription == "=="
    else { return nil }
    return (comparison.leftOperand.trimmed, comparison.rightOperand.trimmed)
  }
}

/// `#require(value)`: passes the source on.
public enum RequireMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax {
    guard let value = node.arguments.first?.expression.trimmed else { return "()" }
    let words = StringLiteralExprSyntax(content: value.description)
    return "_require(\(value), \(words)\(raw: node.comment))"
  }
}

extension FreestandingMacroExpansionSyntax {
  /// What comes after the first argument.
  fileprivate var comment: String {
    arguments.dropFirst().map { ", \($0.expression.trimmed)" }.joined()
  }
}

extension FunctionDeclSyntax {
  /// The name in `@Test("name")`.
  fileprivate var givenName: ExprSyntax? {
    let marks = attributes.compactMap { $0.as(AttributeSyntax.self) }
    let mark = marks.first { $0.attributeName.trimmedDescription == "Test" }
    return mark?.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.trimmed
  }

  /// The source as it is in the file, without its indentation.
  fileprivate var ownSource: String {
    let lines = trimmedDescription.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = lines.last?.prefix { $0 == " " }.count ?? 0
    return lines.map { line in
      line.prefix(indent).allSatisfy { $0 == " " } ? line.dropFirst(indent) : line
    }.joined(separator: "\n")
  }
}
