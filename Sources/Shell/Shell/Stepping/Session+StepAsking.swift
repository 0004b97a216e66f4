import Analysis
import Cells
import Course
import Lessons
import Localization
import Stage
import Trace

extension Session {
  /// Asks what comes next before it is shown.
  func askNext(_ request: Request) throws(ShellProblem) -> Reply {
    guard request.words == ["ask"] else { throw request.command.wrongUse }
    var way = try way(request.options)
    guard let asked = try nextAsked(on: way) else {
      throw .stepping(.lastMessage(way.number, of: way.total))
    }
    let isFirst = !way.asks
    way.asked = asked
    stepping = way
    return Reply(
      .stack([
        .wrapped(
          localized("What comes next? This is message \(way.number + 1) of \(way.total)."),
          to: width),
        QuestionSheet(asked).styled(width: width),
        isFirst
          ? .wrapped(localized("step shows it without asking."), to: width, .faint) : Styled(),
      ]))
  }

  /// Whether Enter asks for the next message, the one before having been guessed.
  var asksOnEmptyLine: Bool { stepping.map { $0.asks && $0.asked == nil } ?? false }

  /// Whether a line is meant for the question about the next message.
  func isGuess(_ line: String) -> Bool {
    guard let asked = stepping?.asked else { return false }
    let word = line.lowercased().filter { !$0.isWhitespace }
    return asked.options.indices.contains { Letters.letter($0) == word }
  }

  /// Judges a guess; a right one goes on to the message.
  func guess(_ line: String) throws(ShellProblem) -> Reply {
    guard var way = stepping, let asked = way.asked, let place = way.place.moved(by: 1) else {
      throw .page(.nothingAsked)
    }
    let verdict: Verdict
    do {
      verdict = try asked.judge(line)
    } catch {
      throw .page(.misunderstood(error))
    }
    let told = remarks(verdict, asked)
    guard verdict.isRight else {
      return Reply(
        .stack([
          .wrapped(localized("Not this."), to: width, .failure), told,
          .wrapped(localized("Try again, or see it: step"), to: width, .faint),
        ]))
    }
    way.asked = nil
    way.asks = true
    var reply = stepOn(way, to: place)
    let isAtEnd = stepping?.place.isAtEnd ?? true
    let goingOn = Styled.wrapped(localized("Enter asks for the next one."), to: width, .faint)
    reply.text = .stack([
      .wrapped(localized("Right."), to: width, .success), reply.text, isAtEnd ? Styled() : goingOn,
    ])
    return reply
  }

  /// What comes next, among what might; `nil` at the end.
  private func nextAsked(on way: Stepping) throws(ShellProblem) -> Asked? {
    guard !way.place.isAtEnd, let course else { return nil }
    let run = WatchedRun(way.place.trace, way.drawing.diagram)
    guard run.messages.indices.contains(way.place.position) else { return nil }
    return course.choices(on: way.place.position, in: run).asked
  }
}
