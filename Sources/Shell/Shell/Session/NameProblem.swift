import Localization

nonisolated extension ShellProblem {
  public enum Name: Sendable {
    case unknownLesson(String, known: [String])
    /// A number in place of a lesson's name, and the lines that it could stand for.
    case numberOfLesson(String, lines: [String])
    case unknownPage(String, pages: Int, known: [String])
    case unknownParticipant(String, known: [String])
    /// A type in place of an object's name, and the objects of this type.
    case typeOfSeveral(String, [String])
    case noContract(of: String)
    /// A name for a new lesson or scenario, and the nearest possible name.
    case malformed(String, of: String, nearest: String?)
    case taken(String, file: String)
    case unknownSetting(String, known: [String])
    case unknownAlias(String, known: [String])
    /// A name for an alias that is a command, or that is no single word.
    case notForAlias(String)
    /// An alias that would begin with itself.
    case aliasOfItself(String)
    case unknownFormat(String, known: [String])
    case unknownChange(String, known: [String])
  }
}

nonisolated extension ShellProblem.Name {
  var message: String {
    switch self {
    case .unknownLesson(let name, let known):
      localized("There is no lesson \(name.quoted).\(guess(name, known))")
    case .numberOfLesson(let word, let lines):
      lines.isEmpty
        ? localized("There is no lesson \(word). To see which there are, type: lessons")
        : localized(
          "Lessons have names, not numbers. Type: \(lines.joined(separator: localized(", or: ")))")
    case .unknownPage(let word, let pages, let known):
      localized(
        """
        There is no page \(word.quoted). \
        Give a number from 1 to \(pages), or the id of a section.
        """) + (hint(word, known) ?? "")
    case .unknownParticipant(let name, let known):
      localized("This trace has no \(name.quoted).\(guess(name, known))")
    case .typeOfSeveral(let type, let objects):
      localized("Several objects are a \(type): \(objects.listed(.and)). Name one of them.")
    case .noContract(let pattern):
      localized(
        """
        There is no contract for \(pattern): no lesson of this pattern has a section of \
        `type: contract`. Type lessons to see which there are.
        """)
    case .malformed(let name, let kind, let nearest):
      localized(
        """
        \(name.quoted) cannot be the name of a \(kind). Use lowercase letters and digits, with \
        single hyphens between them. Type: new \(kind) \(nearest ?? "my-\(kind)")
        """)
    case .taken(let name, let file):
      localized("There is already a lesson \(name.quoted): \(file). Choose another name.")
    case .unknownSetting(let name, let known):
      localized("There is no setting \(name.quoted).\(guess(name, known))")
    case .unknownAlias(let name, let known):
      localized("There is no alias \(name.quoted).\(guess(name, known))")
    case .notForAlias(let name):
      localized(
        """
        \(name.quoted) cannot be an alias: it is a command, or no single word. Choose another name.
        """)
    case .aliasOfItself(let name):
      localized("\(name.quoted) would mean itself. Choose other words.")
    case .unknownFormat(let name, let known):
      localized("There is no format \(name.quoted).\(guess(name, known))")
    case .unknownChange(let name, let known):
      localized("No exercises are about a change \(name.quoted).\(guess(name, known))")
    }
  }

  var status: Reply.Status {
    switch self {
    case .malformed, .unknownSetting, .notForAlias, .aliasOfItself, .unknownFormat: .wrongUsage
    case .unknownLesson, .numberOfLesson, .unknownPage, .unknownParticipant, .typeOfSeveral,
      .noContract, .taken,
      .unknownAlias, .unknownChange:
      .failed
    }
  }
}
