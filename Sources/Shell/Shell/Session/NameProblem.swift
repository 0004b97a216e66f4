import Localization

nonisolated extension ShellProblem {
  public enum Name: Sendable {
    case unknownLesson(String, known: [String])
    /// Neither a lesson nor an exercise, where there are both.
    case unassignable(String, lessons: [String], exercises: [String])
    /// A pattern in place of the lesson that teaches it.
    case patternOfLesson(String, lesson: String)
    /// A pattern that no lesson teaches, and a lesson about another pattern of its app.
    case patternWithoutLesson(String, sameApp: String)
    /// A number in place of a lesson's name, and the lines that it could stand for.
    case numberOfLesson(String, lines: [String])
    case unknownPage(String, pages: Int, known: [String])
    case unknownParticipant(String, known: [String])
    /// An object that does not live any more.
    case gone(String)
    /// A type in place of an object's name, and the objects of this type.
    case typeOfSeveral(String, [String])
    case noContract(of: String)
    /// A name for a new lesson or scenario, and the nearest possible name.
    case malformed(String, of: String, nearest: String?)
    case taken(String, file: String)
    case unknownSetting(String, known: [String])
    case unknownAlias(String, known: [String])
    /// A name for an alias that is a command, or that is no single word.
    case notForAlias(String, isCommand: Bool)
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
      localized("There is no lesson \(name.quoted).\(guess(name, known, all: "lessons"))")
    case .unassignable(let name, let lessons, let exercises):
      localized("There is no lesson and no exercise \(name.quoted).")
        + (hint(name, lessons + exercises)
          ?? localized(
            " Lessons: \(lessons.commaSeparated). Exercises: \(exercises.commaSeparated)."))
    case .patternOfLesson(let pattern, let lesson):
      localized("\(pattern) is a pattern. For its lesson, type: lesson \(lesson)")
    case .patternWithoutLesson(let pattern, let lesson):
      localized(
        """
        \(pattern) is a pattern without a lesson of its own. \
        For a lesson about the same app, type: lesson \(lesson)
        """)
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
      localized("This run has no \(name.quoted).\(guess(name, known))") + list(name, known)
    case .gone(let object):
      localized("\(object) does not live any more. To see what let go of it: why not \(object)")
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
    case .notForAlias(let name, let isCommand):
      isCommand
        ? localized("\(name.quoted) cannot be an alias: it is a command. Choose another name.")
        : localized("\(name.quoted) cannot be an alias: it is not one word. Choose another name.")
    case .aliasOfItself(let name):
      localized("\(name.quoted) would mean itself. Choose other words.")
    case .unknownFormat(let name, let known) where known.makePicture(name):
      localized(
        """
        There is no format \(name.quoted). Write svg; a browser, or a program for pictures, makes \(name) from it.
        """)
    case .unknownFormat(let name, let known):
      localized("There is no format \(name.quoted).\(guess(name, known))")
    case .unknownChange(let name, let known):
      localized("No exercises are about a change \(name.quoted).\(guess(name, known))")
    }
  }

  /// What lists the properties or the objects, where the message names only some of them.
  private func list(_ name: String, _ known: [String]) -> String {
    guard known.count > 20, hint(name, known) == nil else { return "" }
    return name.contains(".")
      ? localized(" To see the properties: state")
      : localized(" To see what is alive: objects --all")
  }
}

nonisolated extension [String] {
  /// Whether svg is among these formats, from which another program makes pictures in this one.
  func makePicture(_ format: String) -> Bool {
    contains("svg") && TraceFormat.madeFromSVG.contains(format.lowercased())
  }
}
