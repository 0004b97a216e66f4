import Analysis
import Cells
import Diagrams
import Localization
import Stage

extension Command {
  static let step = Command(
    "step", .look, to: "go through the run, message by message",
    details: """
      Goes through what diagram shows from its first message; step back begins at its end. \
      An empty line does it once more. What diagram hides is stepped over. Meanwhile state, \
      objects, screen and where tell how things were right behind that message. An action \
      goes on from the end of the run, and ends stepping as goto now does.
      """,
    repeats: true,
    Form(.optional(.count), options: .drawing, run: Session.step),
    Form(
      "back", .optional(.count), to: "go back to the message before", options: .drawing,
      run: Session.stepBack),
    Form(
      "ask", to: "say what comes next before you see it", options: .drawing, run: Session.askNext))

  static let goto = Command(
    "goto", .look, to: "go to a message of the run, by number",
    details: """
      The numbers are those of diagram and messages. Then step and step back go on from there.
      """,
    Form(.one(.place), options: .drawing, run: Session.goto),
    Form(
      "now", to: "look at everything as it is now again", options: .drawing, run: Session.gotoNow))
}

extension Argument<Int> {
  /// The number of a message.
  fileprivate static var place: Self {
    .init("N") { (word, _) throws(ShellProblem) in
      guard let number = Int(word) else { throw .notAPlace(word) }
      return number
    }
  }
}

extension Session {
  fileprivate func step(_ request: Request) throws(ShellProblem) -> Reply {
    try step(by: request.ifGiven(.count) ?? 1, request.options)
  }

  fileprivate func stepBack(_ request: Request) throws(ShellProblem) -> Reply {
    try step(by: -(request.ifGiven(.count) ?? 1), request.options)
  }

  private func step(by steps: Int, _ options: Options) throws(ShellProblem) -> Reply {
    var way = try way(options)
    // Who looks at everything as it is now stands at the end, but wants to see it from the beginning.
    if stepping == nil, steps < 0 { way.place = way.place.atEnd }
    if steps < 0, let stop = position?.stop, let before = way.place.stop, before != stop {
      // Where one stands is not shown any more, and what is shown before it is a step away.
      return jump(way, to: way.place.moved(by: steps + 1) ?? way.place)
    }
    guard let place = way.place.moved(by: steps) else {
      throw steps > 0 ? .lastMessage(way.number, of: way.total) : .firstMessage
    }
    return steps > 0 ? stepOn(way, to: place) : jump(way, to: place)
  }

  fileprivate func goto(_ request: Request) throws(ShellProblem) -> Reply {
    let number = try request[.place]
    let way = try way(request.options)
    return jump(way, to: try place(of: number, on: way))
  }

  private func place(of number: Int, on way: Stepping) throws(ShellProblem) -> Stepper {
    let messages = way.drawing.messages
    guard (1...max(1, way.total)).contains(number) else {
      throw .filter(.noMessage(number, last: way.total))
    }
    guard let record = messages.first(where: { $0.number == number })?.record else {
      let nearest = messages.min { abs($0.number - number) < abs($1.number - number) }
      throw .hiddenMessage(number, nearest: nearest?.number ?? 1)
    }
    return way.place.moved(to: record)
  }

  fileprivate func gotoNow(_ request: Request) -> Reply {
    guard stepping != nil else {
      return Reply(.wrapped(localized("This is now. To go through the run: step"), to: width))
    }
    stepping = nil
    return Reply(.wrapped(localized("Back to now: the end of the run."), to: width))
  }
}
