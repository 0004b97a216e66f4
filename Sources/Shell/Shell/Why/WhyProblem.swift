import Localization

nonisolated extension ShellProblem {
  public enum Why: Sendable {
    /// `why` alone, and you stand at no message.
    case nothingNamed
    /// A property that still has its first value.
    case unchanged(String, value: String)
    /// A property without its object, and the same with one.
    case lacksObject(String, path: String)
    /// An object in the place of a property, and its properties that changed.
    case isObject(String, changed: [String])
    /// A lifeline of the drawing that several objects share.
    case standsForSeveral(String, [String])
  }
}

nonisolated extension ShellProblem.Why {
  var message: String {
    switch self {
    case .nothingNamed:
      localized(
        """
        You are not stepping. Give the number of a message, or a property, as in: why 5, why Hello.name
        """)
    case .unchanged(let property, let value):
      localized("\(property) has not changed in this run. It is \(value).").printable
    case .lacksObject(let property, let path):
      localized("\(property) is a property. Write its object, too, as in: why \(path)")
    case .isObject(let object, let changed):
      changed.isEmpty
        ? localized(
          "\(object) is an object, and no property of it has changed. What did not reach it: why not \(object)"
        )
        : localized(
          "\(object) is an object. Ask about one of its properties: \(changed.map { "why \($0)" }.commaSeparated)"
        )
    case .standsForSeveral(let name, let members):
      localized(
        """
        In the drawing, \(name.quoted) stands for \(members.listed(.and)). Ask about one of them, as in: \
        why not \(members.first ?? name)
        """)
    }
  }

  var status: Reply.Status { .failed }
}
