import Cells
import Course
import Diagrams
import Localization
import Stage

extension Command {
  /// One for each action; those that are written in several ways are one command.
  static let actions: [Command] = {
    var names: [String] = []
    for name in Action.names where !names.contains(name) { names.append(name) }
    return names.map { action($0) }
  }()

  private static func action(_ name: String) -> Command {
    let usages = Action.usages.filter { $0.usage.prefix { $0 != " " } == name }
    return Command(
      name: name, usages: usages.map(\.usage),
      summary: Phrase(text: usages[0].meaning),
      summaries: Dictionary(
        uniqueKeysWithValues: usages.map { ($0.usage, Phrase(text: $0.meaning)) }),
      details: "The answer shows what the app's objects said, then its screen.",
      family: .act, vocabulary: vocabulary(of: name), body: Session.act)
  }

  private static func vocabulary(of name: String) -> Vocabulary {
    switch name {
    case "tap": .buttons
    case "open", "swipe": .rows
    case "network": .network
    case "remote": .remote
    default: .none
    }
  }
}

extension Session {
  fileprivate func act(_ request: Request) throws(ShellProblem) -> Reply {
    guard let play else { throw .missing(.pattern(known: Pattern.names)) }
    let before = play.stage.viewState
    do {
      try play.perform(Action(request.line))
    } catch {
      throw .run(.action(error))
    }
    play.leaveScenario()
    let farewell = farewellToPast
    self.play = play
    loaded = nil
    return Reply(
      .stack([
        farewell, answer(of: play, request.options), restored(play, from: before), goalsReached(),
      ]))
  }

  /// After a relaunch: what came back, and what was lost.
  private func restored(_ play: Play, from before: ViewState?) -> Styled {
    guard play.header.actions.last == Action.relaunch.description, let before,
      let now = play.stage.viewState
    else { return Styled() }
    return Restoration(before, now).styled(width: width)
  }

  func answer(of play: Play, _ options: Options) -> Styled {
    let diagram = diagram(of: play.lastPart, options).filtered(by: filter)
    let width = width(options)
    var drawing = Drawing(diagram, options, width: width)
    // An action takes no options: its words are the person's.
    drawing.closing = drawing.closing.map { $0.replacing("--all", with: "diagram --all") }
    return .stack([
      drawing.body, ReleaseSummary(play.lastPart, options).styled(width: width),
      screen(of: play, options), complaints(of: play), drawing.styledClosing,
    ])
  }
}
