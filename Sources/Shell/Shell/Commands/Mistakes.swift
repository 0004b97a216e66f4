import Cells
import Course
import Localization
import Stage

extension Command {
  static let mistakes = Command(
    name: "mistakes", usages: ["mistakes [PATTERN]"],
    summary: "how patterns go wrong, as variants that run", family: .patterns, flags: [.json],
    vocabulary: .patterns, body: Session.mistakes)

  static let mistake = Command(
    name: "mistake", usages: ["mistake NAME", "mistake off"],
    summary: "make a mistake and see what comes of it",
    summaries: ["mistake off": "run the pattern as it should be again"],
    details: """
      Runs the scenario that shows it. It stays on for what you do next: every action and \
      every run of the pattern.
      """,
    family: .patterns, flags: OptionName.drawing, vocabulary: .mistakes, body: Session.mistake)
}

extension Session {
  fileprivate func mistakes(_ request: Request) throws(ShellProblem) -> Reply {
    var patterns = Pattern.allCases
    if let name = try request.optionalWord() { patterns = [try Pattern(named: name)] }
    let mistakes = patterns.flatMap(\.mistakes)
    guard !request.options.isJSON else { return Reply(json: mistakes.map(\.members)) }
    let rows = Rows(rows: mistakes.map { ($0.id, localized(dynamic: $0.title)) })
    return Reply(rows.styled(width: width))
  }

  fileprivate func mistake(_ request: Request) throws(ShellProblem) -> Reply {
    switch try request.optionalWord() {
    case nil: return Reply(.wrapped(whatIsOn, to: width))
    case "off": return turnOff()
    case let name?: return try make(name, request.options)
    }
  }

  private var whatIsOn: String {
    guard let mistake = play?.mistake else {
      return localized("No mistake is on. Type mistakes to see which there are.")
    }
    return localized("\(mistake.id) is on: \(localized(dynamic: mistake.title)). Type: mistake off")
  }

  private func turnOff() -> Reply {
    guard let play, play.mistake != nil else { return Reply(.wrapped(whatIsOn, to: width)) }
    self.play = Play(play.pattern)
    loaded = nil
    return Reply(
      .wrapped(localized("\(play.pattern.title) as it should be. Type: launch"), to: width))
  }

  private func make(_ name: String, _ options: Options) throws(ShellProblem) -> Reply {
    let (pattern, mistake) = try found(name)
    let play = try Script(try scenario(mistake.scenario)).played(pattern, with: mistake)
    self.play = play
    loaded = nil
    return Reply(
      .stack([
        .wrapped("\(mistake.id) · \(localized(dynamic: mistake.title))", to: width, .heading),
        try show(play.trace, options).text, screen(of: play, options), complaints(of: play),
        .wrapped(localized("What one notices: \(localized(dynamic: mistake.symptom))"), to: width),
        .wrapped(localized("Why: \(localized(dynamic: mistake.reason))"), to: width),
        .wrapped(localized("It stays on. To end it: mistake off"), to: width, .faint),
      ]))
  }

  private func found(_ name: String) throws(ShellProblem) -> (Pattern, Mistake) {
    do {
      return try Pattern.mistake(named: name)
    } catch {
      throw .run(error)
    }
  }
}

extension Session {
  /// What the toy let pass and UIKit would not.
  func complaints(of play: Play) -> Styled {
    Styled(play.stage.complaints.flatMap { Styled.wrapped($0.words, to: width).lines })
  }
}

extension Complaint {
  fileprivate var words: String {
    switch self {
    case .invalidUpdate(let before, let difference, let now):
      difference < 0
        ? localized(
          """
          Here UIKit would have ended the app: the table had \(before.rows), was told of \
          \(abs(difference).rows) that went, and its data source counts \(now).
          """)
        : localized(
          """
          Here UIKit would have ended the app: the table had \(before.rows), was told of \
          \(difference.rows) that came, and its data source counts \(now).
          """)
    }
  }
}

extension Int {
  fileprivate var rows: String { localized(self, one: "1 row", other: "\(self) rows") }
}

extension Mistake {
  fileprivate var members: [(String, String?)] {
    [
      ("id", id), ("title", title), ("scenario", scenario), ("symptom", symptom),
      ("reason", reason),
    ]
  }
}
