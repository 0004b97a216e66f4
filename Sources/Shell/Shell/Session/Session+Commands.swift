import Cells
import Localization
import Stage

// Commands that concern several rooms.

extension Session {
  func answer(_ request: Request) throws(ShellProblem) -> Reply {
    guard settings.openFiles.isEmpty || !request.isEndless else { throw .input(.endless) }
    let traits = request.form.traits
    if traits.contains(.changesApp) { try run.requireNoStoppedAction() }
    let former = run.play
    var reply = try request.form.body(self)(request)
    if traits.contains(.changesApp) { reply.surround(below: lessons.goalsAfterAction().words) }
    if traits.contains(.beginsRun), run.play !== former {
      let goals = lessons.goalsInOtherRun()
      if request.isForPeople { reply.surround(below: goals) }
    }
    reply.isSpoken = reply.isSpoken || request.options.isTold
    return reply
  }

  func act(_ request: Request) throws(ShellProblem) -> Reply {
    let stage = run.loaded == nil ? run.play?.stage : nil
    return try perform(
      .action(telling(request.action(on: stage)) { .run(.input(.action($0))) }), request)
  }

  /// Goes to an entry of the log.
  func travel(_ request: Request) throws(ShellProblem) -> Reply {
    try perform(.goToLogEntry(request[.number]), request)
  }

  func changeViewState(_ request: Request) throws(ShellProblem) -> Reply {
    try perform(.setViewState(path: request[.path], value: request[.value]), request)
  }

  /// What acts on the app changes the goals of the open task, too, and stops where a stop is set.
  private func perform(
    _ input: @autoclosure () throws(ShellProblem) -> Input, _ request: Request
  ) throws(ShellProblem) -> Reply {
    try run.requireNoStoppedAction()
    let answer = try runs.goOn(with: input())
    return stops.stopInLastAction(request.options, answer: answer)
      ?? withGoals(answer(request.options))
  }

  func goOn(_ request: Request) throws(ShellProblem) -> Reply {
    try stops.goOn(request) ?? endOfAction(request)
  }

  func gotoNow(_ request: Request) throws(ShellProblem) -> Reply {
    try run.stopped == nil ? stepping.gotoNow(request) : endOfAction(request)
  }

  /// The answer to an action that stopped, at its end.
  private func endOfAction(_ request: Request) -> Reply {
    withGoals(run.endStoppedAction()?(request.options) ?? ActionAnswer())
  }

  private func withGoals(_ answer: ActionAnswer) -> Reply {
    var answer = answer
    let goals = lessons.goalsAfterAction()
    answer.end.append(goals.words)
    answer.asked = goals.messages
    return Reply(answer.styled(rows: display.height - 1))
  }

  /// A new app, in a pattern of the app in use, else of any app. The open lesson keeps its own app.
  func use(_ request: Request) throws(ShellProblem) -> Reply {
    let word = try request[.patternInUse]
    let app = run.pattern?.app ?? .usual
    guard let pattern = app.pattern(called: word) else { return use(try Pattern(typed: word)) }
    return use(pattern, calledLike: Pattern(named: word.lowercased()))
  }

  func useApp(_ request: Request) throws(ShellProblem) -> Reply {
    let (app, word) = (try request[.app], try request[.patternInUse])
    guard let pattern = app.pattern(called: word) else {
      let known = app.patterns.map(\.name)
      guard let other = Pattern(called: word) else {
        throw .run(.request(.unknownPattern(word, known: known)))
      }
      let lines = known.prefix(1).map { "use \(app.name) \($0)" }
      throw .run(
        .patternOfOtherApp(
          other, app: app.title, patterns: known,
          lines: lines + ["use \(other.app.name) \(other.name)"]))
    }
    return use(pattern)
  }

  /// - Parameter other: the pattern with exactly the typed name. If it belongs to another app, the answer says how to
  ///   get it.
  private func use(_ pattern: Pattern, calledLike other: Pattern? = nil) -> Reply {
    lessons.open.suspend()
    var reply = runs.use(pattern)
    guard let other, other != pattern else { return reply }
    let remark = localized(
      """
      In \(pattern.app.title), \(other.name) means \(pattern.name). For the \(other.name) of \(other.app.title), type: \
      use \(other.app.name) \(other.name)
      """)
    reply.surround(below: .wrapped(remark, to: width))
    return reply
  }

  func show(_ request: Request) throws(ShellProblem) -> Reply {
    guard let echo = try request.ifGiven(.echo) else { return Reply(Styled(display.echo.rawValue)) }
    display.echo = echo
    return Reply(.wrapped(echo.confirmation, to: width))
  }

  func language(_ request: Request) throws(ShellProblem) -> Reply {
    guard let language = try request.ifGiven(.language) else {
      return Reply(Styled(language.rawValue))
    }
    guard try settings.set(.language, to: language.rawValue) else { return Reply() }
    lessons.reopenInPresentLanguage()
    return Language.$current.withValue(language) {
      Reply(
        .wrapped(localized("Lifeline speaks English now."), to: width) + wayToPage
          + settings.advice(toKeep: .language))
    }
  }

  /// How to see the open page in the language that was chosen. What was done on it stays.
  var wayToPage: Styled {
    guard lessons.open.bookmark?.isApart == false else { return Styled() }
    return .wrapped(localized("This page in English: lesson"), to: width)
  }

  /// What to do so that the shell speaks this language again on another day; `nil` where no file of settings is known.
  public var adviceToKeepLanguage: String? {
    settings.file.map {
      localized(
        "To keep this language, write this line into \($0): \(Setting.language.line(display))")
    }
  }
}

extension ActionEcho {
  fileprivate var confirmation: String {
    switch self {
    case .screen: localized("You see the app's screen after each action now.")
    case .drawing: localized("You see the messages after each action now.")
    case .both: localized("You see the app's screen and the messages after each action now.")
    case .quiet:
      localized("Actions and runs are quiet now. To look: screen, diagram. To end it: show both")
    }
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
