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
      AskingProblem.Kind.unknownName(name).message + (hint(name, names) ?? "")
    }
    return strangers + [problemOfProperty(in: predicate)].compactMap(\.self)
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
