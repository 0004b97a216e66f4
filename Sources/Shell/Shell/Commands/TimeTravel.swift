import Cells
import Localization
import Stage

extension Command {
  static let log = Command(
    "log", .patterns, to: "everything the interface did, where a pattern logs it",
    details: """
      Only a pattern that keeps all view state in one store can do this: MVC+VS. Ticks are \
      left out.
      """,
    Form(run: Session.log),
    Form(
      .one(.number), to: "go back, or forth, to a place in the log", run: Session.travel))

  static let set = Command(
    "set", .patterns, to: "the view state, where a pattern keeps all of it in one value",
    details: "As in `set folderViews[0].editing true`. Only MVC+VS has such a value.",
    Form(run: Session.viewStateInFull),
    Form(
      .one(.path), .one(.value),
      to: "set a part of the view state by hand; the screen follows", run: Session.set))
}

extension Argument<Int> {
  fileprivate static var number: Self { .init("NUMBER") { (word, _) in Int(word) } }
}

extension Argument<String> {
  fileprivate static var path: Self { .init("PATH") }
  fileprivate static var value: Self { .init("VALUE") }
}

extension Session {
  fileprivate func log(_ request: Request) throws(ShellProblem) -> Reply {
    Reply(try entries())
  }

  fileprivate func travel(_ request: Request) throws(ShellProblem) -> Reply {
    let number = try request[.number]
    return try intervene(request) { hand throws(ViewStateProblem) in try hand.restore(number) }
  }

  fileprivate func viewStateInFull(_ request: Request) throws(ShellProblem) -> Reply {
    Reply(Styled(try requireHand().viewStateJSON))
  }

  fileprivate func set(_ request: Request) throws(ShellProblem) -> Reply {
    let (path, value) = (try request[.path], try request[.value])
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
    guard let play else { throw .noPatternInUse(known: Pattern.names) }
    guard play.stage.viewState != nil else { throw .action(.notRunning) }
    guard let hand = play.stage.viewStateDebugging else {
      throw .noViewStateStore(play.pattern.title)
    }
    return hand
  }

  private func intervene(
    _ request: Request,
    _ body: (any ViewStateDebugging) throws(ViewStateProblem) -> Void
  ) throws(ShellProblem) -> Reply {
    let hand = try requireHand()
    guard var play else { throw .noPatternInUse(known: Pattern.names) }
    do {
      try play.intervene { () throws(ViewStateProblem) in try body(hand) }
    } catch {
      throw .viewState(error)
    }
    let farewell = farewellToPast
    self.play = play
    loaded = nil
    return Reply(.stack([farewell, answer(of: play, request.options)]))
  }
}
