import Cells
import Course
import Localization
import Stage

extension Command {
  static let mistakes = Command(
    "mistakes", .patterns, to: "how patterns go wrong, as variants that run",
    Form(.optional(.pattern), options: .these(.json), run: Session.mistakes))

  static let mistake = Command(
    "mistake", .patterns, to: "make a mistake and see what comes of it",
    details: """
      Runs the scenario that shows it. It stays on for what you do next: every action and \
      every run of the pattern.
      """,
    Form(.one(.mistake), options: .drawing, run: Session.mistake),
    Form(
      "off", to: "run the pattern as it should be again", options: .drawing,
      run: Session.mistakeOff),
    Form(options: .drawing, isListed: false, run: Session.presentMistake))
}

extension Argument<(Pattern, Mistake)> {
  static var mistake: Self {
    .init("NAME", candidates: { _ in .words(Pattern.allCases.flatMap(\.mistakes).map(\.id)) }) {
      (name, _) throws(ShellProblem) in
      do throws(RunProblem) {
        return try Pattern.mistake(named: name)
      } catch {
        throw .run(error)
      }
    }
  }
}

extension Session {
  fileprivate func mistakes(_ request: Request) throws(ShellProblem) -> Reply {
    var patterns = Pattern.allCases
    if let pattern = try request.ifGiven(.pattern) { patterns = [pattern] }
    let mistakes = patterns.flatMap(\.mistakes)
    guard !request[.json] else { return Reply(json: mistakes.map(\.members)) }
    let rows = Rows(rows: mistakes.map { ($0.id, localized(dynamic: $0.title)) })
    return Reply(rows.styled(width: width))
  }

  fileprivate func mistake(_ request: Request) throws(ShellProblem) -> Reply {
    let (pattern, mistake) = try request[.mistake]
    return try make(mistake, in: pattern, request.options)
  }

  fileprivate func presentMistake(_ request: Request) -> Reply {
    Reply(.wrapped(whatIsOn, to: width))
  }

  private var whatIsOn: String {
    guard let mistake = play?.mistake else {
      return localized("No mistake is on. Type mistakes to see which there are.")
    }
    return localized("\(mistake.id) is on: \(localized(dynamic: mistake.title)). Type: mistake off")
  }

  fileprivate func mistakeOff(_ request: Request) -> Reply {
    guard let play, play.mistake != nil else { return Reply(.wrapped(whatIsOn, to: width)) }
    self.play = Play(play.pattern)
    loaded = nil
    return Reply(
      .wrapped(localized("\(play.pattern.title) as it should be. Type: launch"), to: width))
  }

  private func make(
    _ mistake: Mistake, in pattern: Pattern, _ options: Options
  ) throws(ShellProblem) -> Reply {
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
  fileprivate var rows: String { self == 1 ? localized("1 row") : localized("\(self) rows") }
}

extension Mistake {
  fileprivate var members: [(String, String?)] {
    [
      ("id", id), ("title", title), ("scenario", scenario), ("symptom", symptom),
      ("reason", reason),
    ]
  }
}
