import SwiftSyntax
import SwiftSyntaxBuilder

/// The members that make a class a participant.
struct LifelineMembers {
  let traced: TracedType
  let isRoot: Bool

  var declarations: [DeclSyntax] {
    let shared: [DeclSyntax] =
      [
        "\(raw: typeMember) var _lifelineType: String { \(literal: name) }",
        "\(raw: typeMember) var _lifelineRole: Role { \(raw: traced.role) }",
        storedProperties,
      ] + propertyNames
    return isRoot ? [lifeline, lifelineRoot] + shared : shared
  }

  private var type: ClassDeclSyntax { traced.declaration }
  private var name: String { type.name.bare }
  private var access: String { type.modifiers.accessPrefix }
  private var isFinal: Bool { type.modifiers.names.contains("final") }
  private var openness: String { type.modifiers.names.contains("open") ? "open " : access }
  private var typeMember: String {
    isRoot ? openness + (isFinal ? "static" : "class") : openness + "override class"
  }

  private var lifeline: DeclSyntax {
    "\(raw: access)let _lifeline = Lifeline(root: \(literal: name))"
  }

  private var lifelineRoot: DeclSyntax {
    "\(raw: access)static var _lifelineRoot: String { \(literal: name) }"
  }

  /// Key paths do not print as names everywhere.
  private var propertyNames: [DeclSyntax] {
    guard traced.isObservable else { return [] }
    let pairs = (traced.observedNames + traced.boundNames).map { "\\\(name).\($0): \"\($0)\"" }
    let table = pairs.isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
    return [
      """
      \(raw: typeMember) func _propertyName(of path: AnyKeyPath) -> String? {
        let names: [AnyKeyPath: String] = \(raw: table)
        return names[path]
      }
      """
    ]
  }

  private var storedProperties: DeclSyntax {
    let list = "[" + listed.joined(separator: ", ") + "]"
    return isRoot
      ? "\(raw: openness)var _storedProperties: [StoredProperty] { \(raw: list) }"
      : """
      \(raw: openness)override var _storedProperties: [StoredProperty] {
        super._storedProperties + \(raw: list)
      }
      """
  }

  private var listed: [String] {
    type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap(entry)
  }

  /// Three sorts of properties are not read: reading a lazy property would make its value, wrapped properties
  /// record themselves, and reading a dangling `unowned` property traps.
  private func entry(for variable: VariableDeclSyntax) -> String? {
    if let name = variable.referenceName { return entry(for: variable, referring: name) }
    if let strength = traced.strengthOfIgnored(variable) {
      return entryOfInside(variable, strength)
    }
    if traced.isBookkeeping(variable) {
      return variable.attributes.isEmpty && variable.isOfInstance && variable.isStored
        ? entryOfInside(variable, traced.strengthInside(variable)) : nil
    }
    guard variable.isOfInstance, variable.isStored,
      variable.attributes.isEmpty || variable.isPublished,
      variable.modifiers.names.isDisjoint(with: ["lazy", "override"]),
      let name = variable.singleName,
      variable.bindings.first?.typeAnnotation?.type.isFunction != true
    else { return nil }
    let value = value(of: variable, name)
    let initial = variable.bindings.first?.initializer == nil ? "" : ", isInitial: true"
    return "StoredProperty(\"\(name)\", .\(variable.strength), \(value)\(initial))"
  }

  private func entryOfInside(_ variable: VariableDeclSyntax, _ strength: String?) -> String? {
    guard let name = variable.singleName, let strength else { return nil }
    return "StoredProperty(\"\(name)\", .\(strength), holding: _heldInside(self.\(name)))"
  }

  private func value(of variable: VariableDeclSyntax, _ name: String) -> String {
    if variable.isPublished { return "_capture(self._\(name), as: \"\(name)\")" }
    if variable.strength == "unowned" { return #".text("unowned")"# }
    let storage = traced.observedNames.contains(name) ? "_\(name)" : "_stored_\(name)"
    return "_capture(self." + (variable.isVar ? storage : name) + ")"
  }

  private func entry(for variable: VariableDeclSyntax, referring name: String) -> String? {
    guard let property = variable.singleName, variable.referenceProblem == nil else { return nil }
    return "StoredProperty(\(name), .\(variable.strength), holding: _held(self.\(property)))"
  }
}
