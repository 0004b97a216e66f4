import Cells
import Foundation
import Localization
import Shell
import Terminal

/// One process: reads its arguments, does what they ask for, and returns its exit status.
struct Launch {
  static let version = "0.1.0"

  static func banner(_ session: Session) -> String {
    let head = localized("Lifeline 0.1 · one app, many architectures · type help")
    return head + "\n" + (session.welcomeBack ?? greeting(session))
  }

  private static func greeting(_ session: Session) -> String {
    session.adviceToNewcomer + "\n"
      + localized(
        "To see a run first, type run mvc rename. Space reads it to its end; then Return shows one message at a time."
      )
  }

  let arguments: [String]

  func run() -> Int32 {
    Language.$current.withValue(language) {
      do throws(UsageProblem) {
        return try done()
      } catch {
        return end(with: error)
      }
    }
  }

  private func end(with problem: UsageProblem) -> Int32 {
    let (complaint, help) = (problem.message, problem.help)
    let isSentence = complaint.last.map { ".?。？".contains($0) } ?? false
    Console.standard().complain(
      isSentence
        ? localized("\(complaint) Type: \(help)")
        : localized("\(complaint). Type: \(help)"))
    return Reply.Status.wrongUsage.rawValue
  }

  private func done() throws(UsageProblem) -> Int32 {
    if arguments.first == CompletionScript.request { return complete(arguments.dropFirst()) }
    if asksFor(.help) {
      if let line = (try? CommandLineWords(arguments, program: .program))?.asHelp {
        return try CommandLineRun(line).run()
      }
      return show(ProgramHelp.text(.program, width: Console.standard().screen.columns))
    }
    if asksFor(.version) { return show(Styled(Self.version)) }
    let words = try CommandLineWords(arguments, program: .program)
    return try CommandLineRun(words).run()
  }

  /// Help and the version are shown even if other arguments are wrong.
  private func asksFor(_ flag: Option<Bool>) -> Bool {
    let flags = OptionList.these(flag)
    return arguments.prefix { $0 != "--" }.contains { flags.spelled($0) != nil }
  }

  private func show(_ text: Styled) -> Int32 {
    let console = Console.standard()
    return console.status(after: console.show(text).delivery)
  }

  /// Answers the shell of a terminal.
  private func complete(_ words: ArraySlice<String>) -> Int32 {
    let line = try? CommandLineWords(Array(words.dropLast()), program: .program)
    let session = Session(.script, environment: ShellEnvironment(line?.options))
    _ = Console.standard().show(session.completions(ofCommandLine: Array(words)))
    return Reply.Status.done.rawValue
  }

  /// The language that `--lang` asks for, else the environment's. Messages about wrong options are in this
  /// language, too. So it is found before the options are read.
  private var language: Language {
    CommandLineWords.language(askedForBy: arguments)
      ?? Language(environment: ProcessInfo.processInfo.environment)
  }
}

extension ShellEnvironment {
  /// What every session gets.
  ///
  /// - Parameter options: `nil` where the command line cannot be read.
  init(_ options: Options?) {
    let (option, shipped) = (options?[.lessons], ShippedFolder.lessons)
    let variable = ProcessInfo.processInfo.environment["LIFELINE_LESSONS"] ?? ""
    let named = option ?? (variable.isEmpty ? nil : variable)
    self.init(lessons: named ?? shipped, base: shipped)
    newLessons = named
    namedLessons = option
    configuration = UserFolder.configuration.url
    programOptions = .program
    version = Launch.version
  }
}
