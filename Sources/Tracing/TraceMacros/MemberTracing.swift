import SwiftSyntax
import SwiftSyntaxMacros

/// Decides which attribute a member of a traced class gets, if any.
struct MemberTracing {
  let member: any DeclSyntaxProtocol
  /// The kind of message of an extension, as source code; `nil` for a class, which has no kind of its own.
  var kind: String?
  /// `nil` for an extension.
  var type: TracedType?

  private enum Verdict {
    case leave
    case trace(AttributeSyntax)
    case untraceable(Untraceable, at: Syntax)
  }

  func attributes(in context: some MacroExpansionContext) -> [AttributeSyntax] {
    switch verdict {
    case .leave: return []
    case .trace(let attribute): return [attribute]
    case .untraceable(let problem, let node):
      context.diagnose(problem, at: node)
      return []
    }
  }

  private var verdict: Verdict {
    if let function = member.as(FunctionDeclSyntax.self) { return judge(function) }
    if let initializer = member.as(InitializerDeclSyntax.self) { return judge(initializer) }
    if let variable = member.as(VariableDeclSyntax.self) { return judge(variable) }
    if let end = member.as(DeinitializerDeclSyntax.self) { return judge(end) }
    return .leave
  }

  private func judge(_ function: FunctionDeclSyntax) -> Verdict {
    guard function.body != nil, !function.attributes.decideTracing,
      function.modifiers.names.isDisjoint(with: ["private", "fileprivate", "static", "class"])
    else { return .leave }
    if let problem = problem(of: function) {
      return .untraceable(problem, at: Syntax(function.name))
    }
    let kind = kind ?? type?.kind(of: function)
    return .trace("@TracedMethod\(raw: kind.map { "(\($0))" } ?? "")")
  }

  private func problem(of function: FunctionDeclSyntax) -> Untraceable? {
    let parameters = function.signature.parameterClause.parameters
    let name = function.name.bare + parameters.labels
    if function.attributes.names.contains("concurrent") { return .isConcurrent(name) }
    if function.modifiers.names.contains("nonisolated") { return .isNonisolated(name) }
    if parameters.contains(where: { $0.ellipsis != nil }) { return .hasVariadic(name) }
    if parameters.contains(where: \.isPack) { return .hasPack(name) }
    if parameters.contains(where: { $0.innerName.text == "_" }) {
      return .hasUnnamedParameter(name)
    }
    return parameters.contains(where: \.isAutoclosure) ? .hasAutoclosure(name) : nil
  }

  private func judge(_ initializer: InitializerDeclSyntax) -> Verdict {
    guard let body = initializer.body, !initializer.attributes.decideTracing, kind == nil,
      !initializer.modifiers.names.contains("nonisolated")
    else { return .leave }
    if body.hasCaptureList {
      return .untraceable(.initHasCaptureList, at: Syntax(initializer.initKeyword))
    }
    return .trace("@_TracedInit")
  }

  /// Only an isolated `deinit` can use traced properties. For any other the compiler reports it on the user's
  /// line.
  private func judge(_ end: DeinitializerDeclSyntax) -> Verdict {
    guard let body = end.body, end.modifiers.names.contains("isolated"),
      !end.attributes.decideTracing, !body.hasCaptureList
    else { return .leave }
    return .trace("@_TracedDeinit")
  }

  private func judge(_ variable: VariableDeclSyntax) -> Verdict {
    if let name = variable.referenceName {
      if let problem = variable.referenceProblem {
        return .untraceable(problem, at: Syntax(variable.bindings))
      }
      return variable.isVar ? .trace("@_TracedReference(\(raw: name))") : .leave
    }
    if variable.isSingleton, type != nil { return .trace("@PerLaunch") }
    if let strength = type?.strengthOfIgnored(variable) { return trace(variable, inside: strength) }
    guard variable.isVar, variable.isOfInstance, variable.isStored, let type, !type.isObservable,
      variable.attributes.isEmpty, !variable.modifiers.names.contains("override")
    else { return .leave }
    if type.isBookkeeping(variable) {
      return trace(variable, inside: type.strengthInside(variable))
    }
    guard let name = variable.singleName else {
      let names = variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
      return .untraceable(.sharedDeclaration(names), at: Syntax(variable.bindings))
    }
    guard variable.modifiers.names.contains("lazy") else { return .trace("@_TracedProperty") }
    if variable.isObserved {
      return .untraceable(.lazyHasObservers(name), at: Syntax(variable.bindings))
    }
    return .trace("@_TracedLazy")
  }

  /// Of values that are no state, the objects that they hold are recorded.
  private func trace(_ variable: VariableDeclSyntax, inside strength: String?) -> Verdict {
    guard let name = variable.singleName, let strength else { return .leave }
    return .trace("@_TracedReference(\"\(raw: name)\", .\(raw: strength))")
  }
}
