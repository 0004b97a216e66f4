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

  /// Whether `@Observable` takes care of its stored properties: they become accessors over `_name`, and what observes
  /// records their reads and writes.
  var isObservable: Bool { declaration.attributes.names.contains("Observable") }

  /// The names of the properties that are observed.
  var observedNames: [String] {
    guard isObservable else { return [] }
    return declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.isVar && $0.isOfInstance && $0.isStored && $0.attributes.isEmpty }
      .compactMap(\.singleName)
  }

  /// The kind of message of a method; `nil` for a call. What a builder returns, it has made.
  func kind(of function: FunctionDeclSyntax) -> String? {
    role == ".builder" && function.signature.returnsValue ? ".create" : nil
  }

  /// Whether the value of a property is left out of the record, because it is no state: a timer, a subscription, or a
  /// value of a type that is private to the class.
  func isBookkeeping(_ variable: VariableDeclSyntax) -> Bool {
    let types = ["AnyCancellable", "Timer"] + privateStructs.map(\.name.text)
    return variable.namesInValue.contains(where: types.contains)
  }

  /// How a property that `@Observable` leaves alone holds the object in it; `nil` for any other property, and where that
  /// cannot be recorded.
  func strengthOfIgnored(_ variable: VariableDeclSyntax) -> String? {
    guard isObservable, variable.attributes.names == ["ObservationIgnored"], variable.isVar,
      variable.isOfInstance, variable.isStored, !variable.isObserved, variable.singleName != nil,
      variable.modifiers.names.isDisjoint(with: ["lazy", "override", "nonisolated", "unowned"])
    else { return nil }
    return variable.strength
  }

  /// How the private values in a property hold the objects inside of them, such as the observers in a list of
  /// registrations; `nil` where the property has no such values.
  func strengthInside(_ variable: VariableDeclSyntax) -> String? {
    let names = variable.namesInValue
    guard variable.singleName != nil, !variable.isObserved,
      let type = privateStructs.first(where: { names.contains($0.name.text) })
    else { return nil }
    let properties = type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let strengths = Set(properties.filter { $0.isOfInstance && $0.isStored }.map(\.strength))
    return strengths.contains("weak") ? "weak" : strengths.first
  }

  private var privateStructs: [StructDeclSyntax] {
    declaration.memberBlock.members.compactMap { $0.decl.as(StructDeclSyntax.self) }
      .filter { $0.modifiers.names.contains("private") }
  }
}

extension VariableDeclSyntax {
  /// The names in its type and in its initial value. The words of a string are none.
  fileprivate var namesInValue: [String] {
    guard let binding = bindings.first else { return [] }
    let nodes = [binding.typeAnnotation.map(Syntax.init), binding.initializer.map(Syntax.init)]
    return nodes.compactMap(\.self).flatMap { $0.tokens(viewMode: .sourceAccurate) }
      .compactMap { if case .identifier(let name) = $0.tokenKind { name } else { nil } }
  }
}
