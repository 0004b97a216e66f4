import Cells
import Course
import Localization
import Stage

extension Command {
  static let use = Command(
    name: "use", usages: ["use PATTERN"], summary: "choose a pattern and begin anew",
    details: """
      Sets the app up afresh, not yet running. What was recorded before is forgotten; \
      an open lesson waits for lesson.
      """,
    family: .begin, vocabulary: .patterns, body: Session.use)

  static let patterns = Command(
    name: "patterns", usages: ["patterns"], summary: "the patterns there are", family: .begin,
    flags: [.json], body: Session.patterns)
}

extension Session {
  fileprivate func use(_ request: Request) throws(ShellProblem) -> Reply {
    let pattern = try Pattern(named: request.word())
    play = Play(pattern)
    loaded = nil
    setAside()
    return Reply(
      .wrapped(localized("\(pattern.title) it is. Now start the app: launch"), to: width))
  }

  fileprivate func patterns(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    guard !request.options.isJSON else { return Reply(json: Pattern.allCases.map(\.members)) }
    let rows = Rows(rows: Pattern.allCases.map { ($0.rawValue, $0.summary) })
    return Reply(rows.styled(width: width))
  }
}

extension Pattern {
  init(named name: String) throws(ShellProblem) {
    do {
      self = try .pattern(named: name)
    } catch {
      throw .run(.request(error))
    }
  }

  fileprivate var members: [(String, String?)] {
    [("id", rawValue), ("title", title), ("summary", summary)]
  }
}
