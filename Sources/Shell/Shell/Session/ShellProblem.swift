import Grammar

/// Why a line failed, by concern. Each concern has its own cases and messages in a file
/// of its room. The switches here have no `default`, so the compiler asks for the words of a new case.
public nonisolated enum ShellProblem: CommandProblem {
  /// The line itself: its command, words and options.
  case line(LineProblem)
  /// What was typed or piped in, and is no command.
  case input(Input)
  /// A name that nothing has, or that cannot be given.
  case name(Name)
  /// Something else has to come first.
  case missing(Missing)
  /// A run that was asked for, an action in it, or what of it to show.
  case run(Run)
  case stepping(Stepping)
  /// What to find in a run, or where to stop.
  case search(Search)
  /// Actions that are taken back or done in another way.
  case branch(Branch)
  /// The source code of a message or a name.
  case code(Code)
  /// The causes of a message or a change.
  case why(Why)
  /// The page of the lesson that is open.
  case page(Page)
  /// Lessons as their files have them.
  case lessons(Lessons)
  case file(File)
  /// A module that cannot be made, or not be written.
  case generating(Generating)
  case exercise(Exercise)
}

nonisolated extension ShellProblem {
  /// What was found, where, and what to type next.
  public var message: String {
    switch self {
    case .line(let problem): problem.message
    case .input(let problem): problem.message
    case .name(let problem): problem.message
    case .missing(let problem): problem.message
    case .run(let problem): problem.message
    case .stepping(let problem): problem.message
    case .search(let problem): problem.message
    case .branch(let problem): problem.message
    case .code(let problem): problem.message
    case .why(let problem): problem.message
    case .page(let problem): problem.message
    case .lessons(let problem): problem.message
    case .file(let problem): problem.message
    case .generating(let problem): problem.message
    case .exercise(let problem): problem.message
    }
  }

  /// Some problems are wrong use: the words of the line are the fault, whatever the app and the files are like.
  var status: Reply.Status {
    switch self {
    case .line: .wrongUsage
    case .input(.unreadable), .input(.empty), .input(.interrupted), .input(.noSuchHistory): .failed
    case .input: .wrongUsage
    case .name(.malformed), .name(.unknownSetting), .name(.notForAlias), .name(.aliasOfItself),
      .name(.unknownFormat):
      .wrongUsage
    case .run(.noScenarioNamed), .run(.input(.action(.notAnAction))),
      .run(.input(.action(.wrongUse))), .run(.input(.action(.openQuote))),
      .run(.filter(.unknownPart)), .run(.filter(.nothingSaid)), .run(.filter(.saidTooMuch)),
      .run(.filter(.badNumber)), .run(.filter(.unknownName)):
      .wrongUsage
    case .stepping(.notAPlace): .wrongUsage
    case .search(.query), .search(.noCount), .search(.noCondition), .search(.noObject),
      .search(.number), .search(.messagesWatched), .search(.comparison):
      .wrongUsage
    case .file(.required), .file(.notForReading), .file(.notASetting), .file(.namedAs),
      .file(.namedAsPicture), .file(.namedAsSteps), .file(.severalDrawings), .file(.twoNames):
      .wrongUsage
    case .generating(.noTemplates): .wrongUsage
    case .generating(.generator(let problem)): problem.isWrongUse ? .wrongUsage : .failed
    default: .failed
    }
  }
}

/// Does something that fails in its own way, and tells the failure as a problem of the shell.
func telling<Value, Problem: Error>(
  _ work: @autoclosure () throws(Problem) -> Value, as problem: (Problem) -> ShellProblem
) throws(ShellProblem) -> Value {
  do { return try work() } catch { throw problem(error) }
}
