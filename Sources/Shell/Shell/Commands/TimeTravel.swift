import Cells
import Localization
import Stage

extension Command {
  static let log = Command(
    name: "log", usages: ["log", "log NUMBER"],
    summary: "everything the interface did, where a pattern logs it",
    summaries: ["log NUMBER": "go back, or forth, to a place in the log"],
    details: """
      Only a pattern that keeps all view state in one store can do this: MVC+VS. Ticks are \
      left out.
      """,
    family: .patterns, body: Session.log)

  static let set = Command(
    name: "set", usages: ["set", "set PATH VALUE"],
    summary: "the view state, where a pattern keeps all of it in one value",
    summaries: ["set PATH VALUE": "set a part of the view state by hand; the screen follows"],
    details: "As in `set folderViews[0].editing true`. Only MVC+VS has such a value.",
    family: .patterns, vocabulary: .viewState, body: Session.set)
}

extension Session {
  fileprivate func log(_ request: Request) throws(ShellProblem) -> Reply {
    guard let word = try request.optionalWord() else { return Reply(try entries()) }
    guard let number = Int(word) else { throw request.command.wrongUse }
    return try intervene(request) { hand throws(ViewStateProblem) in try hand.restore(number) }
  }

  fileprivate func set(_ request: Request) throws(ShellProblem) -> Reply {
    guard !request.words.isEmpty else { return Reply(Styled(try requireHand().viewStateJSON)) }
    guard request.words.count == 2 else { throw request.command.wrongUse }
    let (path, value) = (request.words[0], request.words[1])
    return try intervene(request) { hand throws(ViewStateProblem) in
      try hand.set(path, to: value)
    }
  }

  private func entries() throws(ShellProblem) -> Styled {
    let entries = try requireHand().log
    let rows = entries.map { entry in
      ("\(entry.number)", [entry.action, entry.store].compactMap { $0 }.joined(separator: " · "))
    }
    return Rows(rows: rows).styled(width: width)
      + .wrapped(localized("log NUMBER goes to one of them."), to: width, .faint)
  }

  private func requireHand() throws(ShellProblem) -> any ViewStateDebugging {
    guard let play else { throw .missing(.pattern(known: Pattern.names)) }
    guard play.stage.viewState != nil else { throw .run(.action(.notRunning)) }
    guard let hand = play.stage.viewStateDebugging else {
      throw .missing(.viewStateStore(pattern: play.pattern.title))
    }
    return hand
  }

  private func intervene(
    _ request: Request,
    _ body: (any ViewStateDebugging) throws(ViewStateProblem) -> Void
  ) throws(ShellProblem) -> Reply {
    let hand = try requireHand()
    guard let play else { throw .missing(.pattern(known: Pattern.names)) }
    do {
      try play.intervene { () throws(ViewStateProblem) in try body(hand) }
    } catch {
      throw .run(.viewState(error))
    }
    let farewell = farewellToPast
    self.play = play
    loaded = nil
    return Reply(.stack([farewell, answer(of: play, request.options)]))
  }
}
