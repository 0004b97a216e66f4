import Lessons
import Localization

extension EvaluationContext {
  /// What to say of a claim that does not hold. It gives the number of messages if the claim counts them, and the value if
  /// the claim is about a property.
  public func words(onWrong claim: Statement) -> String {
    let source = claim.source
    switch claim.predicate {
    case .message(_, .exactly):
      if let count = count(of: claim.predicate) {
        return localized(
          """
          `\(source)` does not hold at the end of this run: the number is \(count). Correct the claim.
          """)
      }
    case .property(let path, _, _):
      if let value = value(at: path) {
        let name = path.joined(separator: ".")
        return localized(
          "`\(source)` does not hold at the end of this run: `\(name)` is `\(value)`. Correct the claim."
        )
      }
    case .screen, .message, .order, .later, .life: break
    }
    return localized("`\(source)` does not hold at the end of this run. Correct the claim.")
  }

  /// What to say of each name in a predicate that nothing in the run has.
  func problemsOfNames(in predicate: Predicate) -> [String] {
    let strangers = strangers(in: predicate).map { name in
      predicate.isAboutObject ? words(onNoObject: name) : words(onStranger: name, among: names)
    }
    return strangers + [problemOfProperty(in: predicate)].compactMap(\.self)
  }

  private func words(onStranger name: String, among names: [String]) -> String {
    AskingProblem.Kind.unknownName(name).message + (hint(name, names) ?? "")
  }

  /// A claim about an object may name no type and no role: there may be several objects of it.
  private func words(onNoObject name: String) -> String {
    let ofType = objects(ofType: name)
    guard ofType.isEmpty else {
      return localized("`\(name)` is a type. Name an object: \(Self.some(of: ofType)).")
    }
    let ofRole = objects(ofRole: name)
    guard ofRole.isEmpty else {
      return localized("`\(name)` is a role. Name an object: \(Self.some(of: ofRole)).")
    }
    return words(onStranger: name, among: objectNames)
  }

  /// A list for a message, which is not too long, and says how many it leaves out.
  private static func some(of names: [String]) -> String {
    let most = 6
    let more = names.count > most ? [localized("\(names.count - most) more")] : []
    return (names.prefix(most).map { "`\($0)`" } + more).listed(.or)
  }

  /// The first property of a path that its object does not have; `nil` for an object that is gone.
  private func problemOfProperty(in predicate: Predicate) -> String? {
    guard case .property(let path, _, _) = predicate, var name = path.first else { return nil }
    for property in path.dropFirst() {
      guard let object = state[name] else { return nil }
      guard let value = object[property] else {
        return localized("`\(name)` has no property `\(property)`.")
          + guess(property, object.properties.map(\.name))
      }
      name = value
    }
    return nil
  }
}

extension Predicate {
  fileprivate var isAboutObject: Bool {
    switch self {
    case .property, .life: true
    case .screen, .message, .order, .later: false
    }
  }
}
