import Documents
import Grammar
import Localization

extension CommandLineWords {
  /// The words after `lifeline`: the options of the program and of every answer, and a command with options of its own.
  /// Throws for an unknown option and for a wrong value.
  ///
  /// - Parameter program: the options of the program itself.
  public init(_ arguments: [String], program: OptionList) throws(UsageProblem) {
    do throws(ShellProblem) {
      try self.init(arguments, of: "lifeline", own: program + .answers)
    } catch {
      guard case .line(.unknownFlag(_, of: let name, known: _)) = error,
        Session.commands.has(name)
      else { throw UsageProblem(message: error.message) }
      throw UsageProblem(message: error.message, help: "lifeline help \(name)")
    }
  }
}

extension CommandLineWords {
  /// The language that these arguments ask for with `--lang`, whatever is wrong with the others; `nil` without one.
  public static func language(askedForBy arguments: [String]) -> Language? {
    let option = Option.lang.spelling
    let given = SplitWords(arguments) { $0 == option }.given.last { $0.spelling == option }
    return given?.value.flatMap { Language(typed: $0) }
  }
}

/// Why a command line cannot be understood.
public nonisolated struct UsageProblem: Error {
  /// In the current language.
  public let message: String
  /// What shows more. The help of the program does not list the options of a command.
  public let help: String

  public init(message: String, help: String = "lifeline --help") {
    (self.message, self.help) = (message, help)
  }

  /// A word that looks like an option and is the name of no file.
  public init(unknownOption word: String, program: OptionList) {
    let known = (program + .answers).map(\.spelling)
    self.init(message: LineProblem.unknownFlag(word, of: "lifeline", known: known).message)
  }
}

extension Session {
  /// Performs the command of a command line.
  public func reply(to words: SplitWords) -> Reply {
    Language.$current.withValue(language) {
      LineToType.$isForSystemShell.withValue(true) { completed(replyOnCommandLine(to: words)) }
    }
  }

  private func replyOnCommandLine(to words: SplitWords) -> Reply {
    display.isCommandLine = true
    defer { display.isCommandLine = false }
    do throws(ShellProblem) {
      let command = try command(named: words.words.first ?? "")
      let request = try Request(command, words.rest, in: self, options: options)
      return try answer(request).with { $0.mapComplaint { $0.naming(program: display.program) } }
    } catch {
      let problem = understanding.advised(error, on: words.words)
      let message =
        problem.needsMoreLines
        ? completion(of: words.words, problem)
          ?? localized(
            "A single command begins without an app and a lesson. Give several, as in: lifeline -c 'use mvc' -c launch -c screen"
          ) : problem.message
      return .failure(
        problem.isAboutFiles ? message : message.naming(program: display.program), problem.status)
    }
  }

  /// What a command line lacks that one more word can say.
  private func completion(of words: [String], _ problem: ShellProblem) -> String? {
    guard case .missing(.pattern(let known)) = problem, let pattern = known.first,
      let first = words.first, let command = try? command(named: first),
      command.usages.contains(where: { $0.usage.hasPrefix("\(command.name) [PATTERN]") })
    else { return nil }
    let line = ([command.name, pattern] + words.dropFirst()).joined(separator: " ")
    return localized("Which pattern? Type, for instance: \(line)")
  }

  /// What the last of some words of a command line could become, as a ``CompletionScript`` reads it.
  public func completions(ofCommandLine words: [String]) -> Reply {
    let completer = Completer(self, anywhere: environment.programOptions + .answers)
    // For a program, so a tab stays a tab.
    return Reply().with { $0.lines = Lines(completer.lines(ofCommandLine: words)) }
  }
}

nonisolated extension ShellProblem {
  /// Whether other commands have to come first, which a command line with a single command cannot have.
  fileprivate var needsMoreLines: Bool {
    switch self {
    case .missing(.pattern), .missing(.messages), .missing(.openLesson), .search(.nothingToFind):
      true
    default: false
    }
  }

  /// Whether it tells what is wrong in files, after their names as they are. Such words are not typed.
  fileprivate var isAboutFiles: Bool {
    switch self {
    case .lessons(.findings), .file(.notATrace): true
    default: false
    }
  }
}
