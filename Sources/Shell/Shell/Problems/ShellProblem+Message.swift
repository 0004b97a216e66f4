import Actions
import Localization
import Trace

nonisolated extension ShellProblem {
  /// What was found, where, and what to type next.
  var message: String {
    lineMessage ?? nameMessage ?? stepMessage ?? orderMessage ?? actionMessage ?? fileMessage ?? ""
  }

  private var lineMessage: String? {
    switch self {
    case .unknownCommand(let word, let known):
      localized(
        "No command is called \(word.quoted).\(hint(word, known) ?? "") Type help to see them all.")
    case .ambiguous(let word, let names):
      localized("\(word.quoted) could be \(names.listed("or")). Type more of it.")
    case .abbreviated(let word, let name):
      localized("No command is called \(word.quoted). Scripts spell commands out: \(name)")
    case .wrongUse(let name, let usages):
      localized(
        """
        \(name) is used like this: \(usages.joined(separator: localized(", or: "))). \
        Type help \(name) for more.
        """)
    case .unquotedFile(let file, let command):
      localized("A file name with spaces needs quotes. Type: \(command) \(file.quoted)")
    case .unknownFlag(let word, let name, let known): flagMessage(word, name, known)
    case .noValue(let option, let usage): localized("\(option) needs a value: \(usage)")
    case .valueTooMany(let option):
      localized("\(option) takes no value. Leave out what follows the =.")
    case .badValue(let value, let option, let expected):
      localized("\(option) cannot be \(value.quoted). It is \(expected).")
    default: nil
    }
  }

  private func flagMessage(_ word: String, _ name: String, _ known: [String]) -> String {
    guard !known.isEmpty else { return localized("\(name) has no options. Leave out \(word).") }
    return localized("\(name) has no option \(word).\(hint(word, known) ?? listing(known))")
  }

  private var nameMessage: String? {
    switch self {
    case .unknownFormat(let name, let known):
      localized("There is no format \(name.quoted).\(guess(name, known))")
    case .unknownLesson(let name, let known):
      localized("No lesson is called \(name.quoted).\(guess(name, known))")
    case .unknownPage(let word, let pages):
      localized(
        """
        There is no page \(word.quoted). \
        Give a number from 1 to \(pages), or the id of a section.
        """)
    case .unknownParticipant(let name, let known):
      localized("Nobody is called \(name.quoted) in this trace.\(guess(name, known))")
    case .badName(let name, let kind, let nearest):
      localized(
        """
        \(name.quoted) cannot be the name of a \(kind): it is made of small letters and digits, \
        with single hyphens between them. Type: new \(kind) \(nearest ?? "my-\(kind)")
        """)
    case .takenName(let name, let file):
      localized("A lesson is called \(name.quoted) already: \(file). Choose another name.")
    case .noContract(let pattern):
      localized(
        """
        There is no contract for \(pattern): no lesson of this pattern has a section of \
        `type: contract`. Type lessons to see which there are.
        """)
    default: nil
    }
  }

  private var orderMessage: String? {
    switch self {
    case .noPatternInUse(let known):
      localized("No pattern is in use. Type: \(known.map { "use \($0)" }.listed("or"))")
    case .nothingRecorded: localized("Nothing has happened yet. Type: launch")
    case .emptyLibrary(let problems):
      problems.isEmpty
        ? localized("There is no lesson here. Name a directory that holds some: --lessons DIR")
        : problems.joined(separator: "\n")
    case .nothingToCheck:
      localized("There is no lesson and no scenario. Name a directory of lessons, or a file.")
    case .noScenarioNamed:
      localized("Which scenario? Type, for instance: run mvc rename. All of them: scenarios")
    case .noLessons:
      localized(
        """
        No lessons and scenarios were found. Start with `lifeline --lessons DIR`, or set \
        LIFELINE_LESSONS to their directory.
        """)
    case .noViewStateStore(let pattern):
      localized(
        """
        \(pattern) has no store for all of its view state. \
        Type where to see where it lives, or: use mvc-vs
        """)
    case .noLessonOpen: localized("No lesson is open. Type lessons to see which there are.")
    case .needsForce:
      localized("Nobody can be asked here. To forget it nevertheless, add --force.")
    case .noProgress(let reason):
      reason ?? localized("No progress is kept here. Start lifeline without --no-progress.")
    case .notProgress(let file, let problem): "\(file.quoted): \(problem.message)"
    case .nothingAsked: localized("This page asks nothing. Type: next")
    case .noMoreHints: localized("That was the last hint. skip shows the answer.")
    case .noTask: localized("This page sets no task. Type lesson to see it once more.")
    case .misunderstood(let problem): PageWords.message(problem)
    case .question(let problem):
      localized("This question cannot be asked: \(problem.message) lifeline check tells where.")
    case .lastPage(let lesson):
      localized("This is the last page of \(lesson.quoted). Type lessons to choose another one.")
    case .firstPage(let lesson):
      localized("This is the first page of \(lesson.quoted). Type: next")
    case .noInput:
      localized("`-` reads from a pipe, as in: lifeline run mvc - < FILE. Here, write a name.")
    case .emptyInput: localized("The input holds no action. Write one a line, such as: launch")
    default: nil
    }
  }

  private var actionMessage: String? {
    switch self {
    case .action(let problem): problem.message
    case .viewState(let problem): problem.message
    case .run(let problem): problem.message
    case .filter(let fault): fault.message
    default: nil
    }
  }

  private var fileMessage: String? {
    switch self {
    case .unreadable(let file, let reason):
      localized("\(file.quoted) cannot be read: \(reason.words)")
    case .notATrace(let file, let problem): "\(file): \(problem.message)"
    case .fileExists(let file):
      localized(
        "\(file.quoted) is there already. Choose another name, or add --force to replace it.")
    case .folderInUse(let folder):
      localized(
        """
        There is something in \(folder.quoted) already. Choose another name, or add --force: files of \
        the same names are then replaced, and all others stay.
        """)
    case .unpackable(let problem):
      localized(
        """
        Page \(problem.page) of \(problem.lesson.quoted) does not work: \(problem.reason) \
        lifeline check tells where.
        """)
    case .needsFile(let format):
      localized("\(format) is nothing for a screen. Name a file for it: --output FILE")
    case .unwritable(let file, let reason):
      localized("\(file.quoted) cannot be written: \(reason.words)")
    case .givenUp(let file):
      localized("Interrupted: nothing was written to \(file.quoted). To write it, ask again.")
    case .brokenLesson(let id, let problems):
      ([localized("The lesson \(id.quoted) cannot be read:")] + problems).joined(separator: "\n")
    case .findings(let findings, let count): (findings + [count]).joined(separator: "\n")
    default: nil
    }
  }
}

nonisolated extension ShellProblem.Reason {
  var words: String {
    switch self {
    case .missing: localized("there is no such file. Check the name and the directory.")
    case .directory: localized("it is a directory. Name a file.")
    case .notText: localized("it is not UTF-8 text. Name a text file.")
    case .notAFile: localized("it is not an ordinary file. Choose another name.")
    case .noFolder: localized("there is no such directory. Make it first, or choose another one.")
    case .inTheWay: localized("a file of this name is in the way. Choose another one.")
    case .denied: localized("it is not allowed. Check the permissions, or choose another place.")
    }
  }
}
