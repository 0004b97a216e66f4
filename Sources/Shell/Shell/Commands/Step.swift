import Analysis
import Cells
import Diagrams
import Localization
import Stage

extension Command {
  static let step = Command(
    name: "step", usages: ["step [N]", "step back [N]", "step ask"],
    summary: "go through the run, message by message",
    summaries: [
      "step back [N]": "go back to the message before",
      "step ask": "say what comes next before you see it",
    ],
    details: """
      Goes through what diagram shows from its first message; step back begins at its end. \
      An empty line does it once more. What diagram hides is stepped over. Meanwhile state, \
      objects, screen and where tell how things were right behind that message. An action \
      goes on from the end of the run, and ends stepping as goto now does.
      """,
    family: .look, flags: OptionName.drawing, repeats: true, vocabulary: .steps, body: Session.step)

  static let goto = Command(
    name: "goto", usages: ["goto N", "goto now"], summary: "go to a message of the run, by number",
    summaries: ["goto now": "look at everything as it is now again"],
    details: """
      The numbers are those of diagram and messages. Then step and step back go on from there.
      """,
    family: .look, flags: OptionName.drawing, vocabulary: .places, body: Session.goto)
}

extension Session {
  fileprivate func step(_ request: Request) throws(ShellProblem) -> Reply {
    if request.words.first == "ask" { return try askNext(request) }
    let steps = try steps(request)
    var way = try way(request.options)
    // Who looks at everything as it is now stands at the end, but wants to see it from the beginning.
    if stepping == nil, steps < 0 { way.place = way.place.atEnd }
    if steps < 0, let stop = position?.stop, let before = way.place.stop, before != stop {
      // Where one stands is not shown any more, and what is shown before it is a step away.
      return jump(way, to: way.place.moved(by: steps + 1) ?? way.place)
    }
    guard let place = way.place.moved(by: steps) else {
      throw steps > 0
        ? .stepping(.lastMessage(way.number, of: way.total)) : .stepping(.firstMessage)
    }
    return steps > 0 ? stepOn(way, to: place) : jump(way, to: place)
  }

  private func steps(_ request: Request) throws(ShellProblem) -> Int {
    let isBack = request.words.first == "back"
    let rest = request.words.dropFirst(isBack ? 1 : 0)
    guard let word = rest.first else { return isBack ? -1 : 1 }
    guard rest.count == 1, let count = Int(word), count > 0 else { throw request.command.wrongUse }
    return isBack ? -count : count
  }

  fileprivate func goto(_ request: Request) throws(ShellProblem) -> Reply {
    let word = try request.word()
    if word == "now" { return returnToNow() }
    guard let number = Int(word) else { throw .stepping(.notAPlace(word)) }
    let way = try way(request.options)
    return jump(way, to: try place(of: number, on: way))
  }

  private func place(of number: Int, on way: Stepping) throws(ShellProblem) -> Stepper {
    let messages = way.drawing.messages
    guard (1...max(1, way.total)).contains(number) else {
      throw .run(.filter(.noMessage(number, last: way.total)))
    }
    guard let record = messages.first(where: { $0.number == number })?.record else {
      let nearest = messages.min { abs($0.number - number) < abs($1.number - number) }
      throw .stepping(.hiddenMessage(number, nearest: nearest?.number ?? 1))
    }
    return way.place.moved(to: record)
  }

  private func returnToNow() -> Reply {
    guard stepping != nil else {
      return Reply(.wrapped(localized("This is now. To go through the run: step"), to: width))
    }
    stepping = nil
    return Reply(.wrapped(localized("Back to now: the end of the run."), to: width))
  }
}
