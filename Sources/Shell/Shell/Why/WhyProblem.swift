import Analysis
import Localization
import Trace

nonisolated extension ShellProblem {
  public enum Why: Sendable {
    /// `why` alone, and you stand at no message.
    case nothingNamed
    /// A property that still has its first value.
    case unchanged(String, value: String)
    /// The same of an object that does not live any more.
    case unchangedInLife(String, value: String, object: String)
    /// A property that changes later than where you stand, or perhaps does.
    ///
    /// - Parameters:
    ///   - value: as it is now; `nil` when its object is not there yet.
    ///   - next: the message after which it changes; `nil` when it keeps its value, or when you may not know that yet.
    case unchangedSoFar(String, value: String?, next: Int?)
    /// A property without its object, and the same with one.
    case lacksObject(String, path: String)
    /// An object in the place of a property.
    ///
    /// - Parameters:
    ///   - changed: its properties that changed.
    ///   - creation: the number of the message that made it; `nil` when it is not drawn.
    case isObject(String, changed: [String], creation: Int?)
    /// A method in the place of a property, and the numbers of its messages; none where they are not drawn.
    case isMethod(String, messages: [Int])
    /// The same of a property of which the run tells no value: it was only read.
    case isProperty(String, messages: [Int])
    /// A property of a type of which there are several objects, and the same of one of them.
    case propertyOfSeveral(type: String, path: String)
    /// A method in the place of an object, and the same after who gets it.
    case lacksReceiver(String, path: String)
    /// A property in the place of an object, and the same after the object.
    case lacksOwner(String, path: String)
    /// What the code of a pattern has, by its title, and the run does not have.
    case notInRun(String, pattern: String)
    /// The same of what only the code has that patterns share.
    case onlyShared(String, pattern: String)
    /// What a file does not have that has only a part of a run. The known names are those that may be meant.
    case notInPart(String, part: String, known: [String])
    /// What the code has, and a file does not have that ends too early.
    case notInFile(String, Trace.Gaps)
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
    case .unchangedInLife(let property, let value, let object):
      localized(
        "\(property) kept its first value, \(value), as long as \(object) lived. What became of \(object): why not \(object)"
      ).printable
    case .unchangedSoFar(let property, let value, let next):
      [
        localized("\(property) has not changed so far."), value.map { localized("It is \($0).") },
        next.map { localized("It changes after message \($0). To go there: goto \($0)") },
      ].compactMap(\.self).joinedSentences.printable
    case .lacksObject(let property, let path):
      localized("\(property) is a property. Write its object, too, as in: why \(path)")
    case .isObject(let object, let changed, let creation?) where changed.isEmpty:
      localized(
        "\(object) is an object, and no property of it has changed. Why it was made: why \(creation); what did not reach it: why not \(object)"
      )
    case .isObject(let object, let changed, _):
      changed.isEmpty
        ? localized(
          "\(object) is an object, and no property of it has changed. What did not reach it: why not \(object)"
        )
        : localized(
          "\(object) is an object. Ask about one of its properties: \(changed.map { "why \($0)" }.commaSeparated)"
        )
    case .isMethod(let name, let messages):
      messages.isEmpty
        ? localized(
          "\(name) is a method, but none of its messages is in this drawing. To see its code: code \(name)"
        )
        : localized(
          "\(name) is a method. Ask about one of its messages: \(messages.map { "why \($0)" }.commaSeparated)"
        )
    case .isProperty(let name, let messages):
      messages.isEmpty
        ? localized(
          "\(name) is a property, but none of its messages is in this drawing. To see its code: code \(name)"
        )
        : localized(
          "No change of \(name) is recorded. It comes in these messages: \(messages.map { "why \($0)" }.commaSeparated). Its code: code \(name)"
        )
    case .propertyOfSeveral(let type, let path):
      localized("Several objects are a \(type). Name one, as in: why \(path)")
    case .lacksReceiver(let method, let path):
      localized("\(method) is a method. Write who did not get it, too, as in: why not \(path)")
    case .lacksOwner(let property, let path):
      localized("\(property) is a property. Write its object, too, as in: why not \(path)")
    case .notInRun(let name, let pattern):
      localized(
        """
        \(name) is in the code of \(pattern), but it has not come in this run so far. To see its code: code \(name)
        """)
    case .onlyShared(let name, let pattern):
      localized(
        """
        \(name) is in code that several patterns share. The code of \(pattern) does not name it, and it has not come in \
        this run so far. To see its code: code \(name)
        """)
    case .notInPart(let name, let part, let known):
      localized(
        "\(name) is not in this file, which has only a part of the run (\(part.printable)).")
        + (hint(name, known) ?? "")
    case .notInFile(let name, let gaps):
      [gaps.sentence, localized("\(name) is not in it.")].compactMap(\.self).joinedSentences
    case .standsForSeveral(let name, let members):
      localized(
        """
        In the drawing, \(name.quoted) stands for \(members.listed(.and)). Ask about one of them, as in: \
        why not \(members.first ?? name)
        """)
    }
  }
}
