import Cells
import Course
import Localization
import Stage

extension RunCommands {
  func mistakes(_ request: Request) throws(ShellProblem) -> Reply {
    var patterns = Pattern.allCases
    if let name = try request.optionalWord() { patterns = [try Pattern(named: name)] }
    let mistakes = patterns.flatMap(\.mistakes)
    guard !request.options.isJSON else { return Reply(json: mistakes.map(\.members)) }
    let rows = Rows(rows: mistakes.map { ($0.id, localized(dynamic: $0.title)) })
    return Reply(rows.styled(width: width))
  }

  func mistake(_ request: Request) throws(ShellProblem) -> Reply {
    switch try request.optionalWord() {
    case nil: return Reply(.wrapped(presentMistake, to: width))
    case "off": return turnMistakeOff()
    case let name?: return try turnOn(mistake: name, request.options)
    }
  }

  private var presentMistake: String {
    guard let mistake = run.play?.mistake else {
      return localized("No mistake is on. Type mistakes to see which there are.")
    }
    return localized("\(mistake.id) is on: \(localized(dynamic: mistake.title)). Type: mistake off")
  }

  private func turnMistakeOff() -> Reply {
    guard let play = run.play, play.mistake != nil else {
      return Reply(.wrapped(presentMistake, to: width))
    }
    run.begin(Play(play.pattern))
    return Reply(
      .wrapped(localized("\(play.pattern.title) as it should be. Type: launch"), to: width))
  }

  private func turnOn(mistake name: String, _ options: Options) throws(ShellProblem) -> Reply {
    let (pattern, mistake) = try found(name)
    let script = Script(try library.scenario(called: mistake.scenario))
    let play = try script.played(pattern, with: mistake)
    run.begin(play)
    return Reply(
      .stack([
        .wrapped("\(mistake.id) · \(localized(dynamic: mistake.title))", to: width, .heading),
        try renderer.show(play.trace, options).text,
        AppScreen(options, width: width(options)).styled(play), play.complaints(width: width),
        .wrapped(localized("What one notices: \(localized(dynamic: mistake.symptom))"), to: width),
        .wrapped(localized("Why: \(localized(dynamic: mistake.reason))"), to: width),
        .wrapped(localized("It stays on. To end it: mistake off"), to: width, .faint),
      ]))
  }

  private func found(_ name: String) throws(ShellProblem) -> (Pattern, Mistake) {
    do {
      return try Pattern.mistake(named: name)
    } catch {
      throw .run(.request(error))
    }
  }
}

extension Mistake {
  fileprivate var members: [(String, String?)] {
    [
      ("id", id), ("title", title), ("scenario", scenario), ("symptom", symptom),
      ("reason", reason),
    ]
  }
}
