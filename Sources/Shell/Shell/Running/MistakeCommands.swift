import Cells
import Course
import Localization
import Stage
import Trace

extension RunCommands {
  func mistakes(_ request: Request) throws(ShellProblem) -> Reply {
    let pattern = try request.ifGiven(.pattern)
    let mistakes = (pattern.map { [$0] } ?? Pattern.all).flatMap(\.mistakes)
    guard !request[.json] else { return Reply(json: mistakes.map(\.json)) }
    if let pattern, mistakes.isEmpty {
      let title = pattern.localizedTitle
      return reply(
        localized("\(title) has no mistakes. For those of other patterns, type: mistakes"))
    }
    let rows = Rows(rows: mistakes.map { ($0.id, localized(dynamic: $0.title)) })
    return Reply(rows.styled(width: width))
  }

  func mistake(_ request: Request) throws(ShellProblem) -> Reply {
    let (pattern, mistake) = try request[.mistake]
    let options = request.options
    let script = Script(try library.scenario(called: mistake.scenario, for: pattern))
    let play = try script.played(pattern, with: mistake)
    run.begin(play)
    let diagram = try renderer.visible(play.trace, options)
    run.showedNumbers(countingAll: options[.all])
    // On a command line it ends with the answer. In a script, a later line ends it.
    let stays = display.isCommandLine ? [] : [localized("It stays on. To end it: mistake off")]
    return Reply(laidOut: {
      .stack([
        .wrapped("\(mistake.id) · \(localized(dynamic: mistake.title))", to: width, .heading),
        renderer.drawn(diagram, options),
        ScreenForm(options, width: width(options)).styled(play), play.complaints(width: width),
        .wrapped(localized("What you see: \(localized(dynamic: mistake.symptom))"), to: width),
        .wrapped(localized("Why: \(localized(dynamic: mistake.reason))"), to: width),
        .wrapped(stays, to: width, .faint),
      ])
    })
  }

  func presentMistake(_ request: Request) -> Reply {
    reply(mistakeRemark)
  }

  private var mistakeRemark: String {
    guard let mistake = run.play?.mistake else {
      return localized("No mistake is on. To see all, type: mistakes")
    }
    return localized("\(mistake.id) is on: \(localized(dynamic: mistake.title)). Type: mistake off")
  }

  func mistakeOff(_ request: Request) -> Reply {
    guard let play = run.play, play.mistake != nil else { return reply(mistakeRemark) }
    run.begin(Play(play.pattern))
    let title = play.pattern.localizedTitle
    return reply(localized("\(title) runs without a mistake again. Type: launch"))
  }
}

extension Room {
  /// What an answer says about patterns that are shown as they are, while a mistake of one of them is on; empty while
  /// none is.
  ///
  /// - Parameter way: what to type to see the mistake, and what to say before.
  func remarkOnMistake(
    of patterns: [Pattern], _ options: Options,
    way: (Pattern, Mistake) -> (words: String, line: String)
  ) -> Styled {
    guard let play = run.play, let mistake = play.mistake, patterns.contains(play.pattern)
    else { return Styled() }
    let title = play.pattern.localizedTitle
    let remark = localized("Here \(title) is without \(mistake.id), which is on.")
    let (words, line) = way(play.pattern, mistake)
    return .advice([remark, words].joinedSentences, toType: line, width: width(options))
  }
}

extension Mistake {
  fileprivate var json: JSON {
    .object(of: [
      "id": id, "title": title, "scenario": scenario, "symptom": symptom, "reason": reason,
    ])
  }
}
