import Actions
import Analysis
import Cells
import Course
import Lessons
import Localization
import Stage
import Trace

extension SteppingCommands {
  /// Asks what comes next before it is shown.
  func askNext(_ request: Request) throws(ShellProblem) -> Reply {
    var stepping = try stepping(request.options)
    guard let asked = question(after: stepping) else {
      throw .stepping(.lastMessage(stepping.number, of: stepping.total))
    }
    let isFirst = !stepping.asks
    stepping.asked = asked
    run.follow(stepping)
    let (number, total) = (stepping.number + 1, stepping.total)
    let question =
      stepping.drawing.tellsTotal
      ? localized("What comes next? This is message \(number) of \(total).")
      : localized("What comes next? This is message \(number).")
    return Reply(
      .stack([
        .wrapped(question, to: width).meant(for: .question),
        QuestionSheet(asked: asked).styled(width: width),
        isFirst
          ? .wrapped(localized("step shows it without asking."), to: width, .faint) : Styled(),
      ]))
  }

  /// Judges a guess. When it is right, the message is shown.
  func guess(_ line: String) throws(ShellProblem) -> Reply {
    guard var stepping = run.stepping, let asked = stepping.asked,
      let place = stepping.place.moved(by: 1)
    else { throw .page(.nothingAsked) }
    let verdict = try telling(asked.judge(line)) { .page(.misunderstood($0)) }
    guard verdict.isRight else { return Reply(wrongGuess(verdict, asked)) }
    stepping.asked = nil
    stepping.asks = true
    var reply = advance(stepping, to: place)
    let isAtEnd = run.position?.isAtEnd ?? true
    let hint = Styled.wrapped(localized("Return asks for the next one."), to: width, .faint)
    reply.text = .stack([
      Styled.wrapped(localized("Right."), to: width, .success) + reason(stepping.layout.options),
      reply.text, isAtEnd ? Styled() : hint,
    ])
    return reply
  }

  /// Why the message that was guessed comes.
  private func reason(_ options: Options) -> Styled {
    .wrapped(WhyCommands(renderer: renderer).reasonHere(options), to: width)
  }

  private func wrongGuess(_ verdict: Verdict, _ asked: PosedQuestion) -> Styled {
    .stack([
      .wrapped(localized("Not this one."), to: width, .failure),
      VerdictSheet(verdict, asked).styled(width: width),
      .wrapped(localized("Try again, or see it: step"), to: width, .faint),
    ])
  }

  /// The next message among other possible messages; `nil` at the end.
  private func question(after stepping: Stepping) -> PosedQuestion? {
    guard !stepping.place.isAtEnd, let course = library.course else { return nil }
    let run = FilteredRun(stepping.place.trace, stepping.drawing.diagram)
    guard run.messages.indices.contains(stepping.place.position) else { return nil }
    return course.choices(on: stepping.place.position, in: run).asked
  }
}
