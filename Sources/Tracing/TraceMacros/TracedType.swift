import SwiftSyntax

/// A class marked `@Traced`, with its role.
struct TracedType {
  let declaration: ClassDeclSyntax
  /// As source code: `.controller`.
  let role: String

  init(_ declaration: ClassDeclSyntax, role: String?) {
    self.declaration = declaration
    self.role = role ?? ".system"
  }

  /// The kind of message of a method; `nil` for a call. What a builder returns, it has made.
  func kind(of function: FunctionDeclSyntax) -> String? {
    role == ".builder" && function.signature.returnsValue ? ".create" : nil
  }

  /// Whether a property is left out of the record, because it is no state: a timer, a subscription, or a
  /// value of a type that is private to the class.
  func isBookkeeping(_ variable: VariableDeclSyntax) -> Bool {
    guard let binding = variable.bindings.first else { return false }
    let nodes = [binding.typeAnnotation.map(Syntax.init), binding.initializer.map(Syntax.init)]
    let words = nodes.compactMap { $0 }.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.text)
    return !tokens.union(privateTypes).isDisjoint(with: words)
  }

  private var tokens: Set<String> { ["AnyCancellable", "Timer"] }

  private var privateTypes: [String] {
    declaration.memberBlock.members.compactMap { member in
      guard let type = member.decl.as(StructDeclSyntax.self),
        type.modifiers.names.contains("private")
      else { return nil }
      return type.name.text
    }
  }
}
