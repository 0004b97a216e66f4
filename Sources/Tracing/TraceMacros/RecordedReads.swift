import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A subclass of an observable view-model in which reads of its computed properties are messages.
///
/// No macro can change the getter of a computed property. So the subclass overrides it, and an object that is recorded
/// becomes one of the subclass when it is introduced.
struct RecordedReads<Context: MacroExpansionContext> {
  let traced: TracedType
  let context: Context

  /// None for a class whose computed properties are not recorded.
  var declarations: [DeclSyntax] {
    let overrides = traced.recordedReads.compactMap(override)
    guard !overrides.isEmpty else { return [] }
    if type.modifiers.names.contains("final") {
      context.diagnose(.computedOfFinal(name), at: type.name)
      return []
    }
    return [recordedClass, "final class _Recorded: \(raw: name) {\(raw: overrides.joined())\n}"]
  }

  private var type: ClassDeclSyntax { traced.declaration }
  private var name: String { type.name.bare }

  /// A subclass of the user's has another layout, so its objects stay what they are.
  private var recordedClass: DeclSyntax {
    """
    \(raw: type.modifiers.accessPrefix)class var _recordedClass: AnyClass? { self == \(raw: name).self ? _Recorded.self : nil }
    """
  }

  private func override(_ variable: VariableDeclSyntax) -> String? {
    guard let name = variable.singleName, let type = variable.bindings.first?.typeAnnotation?.type
    else { return nil }
    let getter = """
      get {
        let _call = _beginComputed(self, "\(name)"\(place(of: variable)))
        defer { _endComputed(_call) }
        return _returning(_call, super.\(name))
      }
      """
    let setter = """

      set {
        let _call = _beginAccess(self, "\(name)", .set, [_capture(newValue)]\(place(of: variable)))
        defer { _end(_call) }
        super.\(name) = newValue
      }
      """
    return """

      override var \(name): \(type.trimmedDescription) {
      \(getter)\(variable.hasSetter ? setter : "")
      }
      """
  }

  /// Where the user's property is: the default arguments would tell the line of the class.
  private func place(of variable: VariableDeclSyntax) -> String {
    context.location(of: variable).map { ", file: \($0.file), line: \($0.line)" } ?? ""
  }
}

extension TracedType {
  /// The computed properties whose reads are recorded: what an observable view-model offers.
  fileprivate var recordedReads: [VariableDeclSyntax] {
    guard isObservable, role == ".viewModel" else { return [] }
    return computed.filter {
      $0.modifiers.names.isDisjoint(with: ["private", "fileprivate", "final", "override"])
    }
  }

  /// The names of the computed properties that have a setter, so that a binding can be made to them.
  var boundNames: [String] {
    isObservable ? computed.filter(\.hasSetter).compactMap(\.singleName) : []
  }

  private var computed: [VariableDeclSyntax] {
    declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.isVar && $0.isOfInstance && !$0.isStored && $0.attributes.isEmpty }
  }
}

extension VariableDeclSyntax {
  fileprivate var hasSetter: Bool {
    guard case .accessors(let list)? = bindings.first?.accessorBlock?.accessors else {
      return false
    }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }
}
