import Cells
import Lessons
import Localization
import Progress
import Stage
import Trace

extension ExerciseCommands {
  func list(_ request: Request) throws(ShellProblem) -> Reply {
    let pages = try exercises().exerciseHeads(in: language)
    let results = progress.account.exercises
    if request[.json] { return Reply(json: pages.map { $0.json(results[$0.id]) }) }
    let patterns = pages.map(\.pattern).reduce(into: [String]()) { all, pattern in
      if !all.contains(pattern) { all.append(pattern) }
    }
    let groups = patterns.sorted { (Pattern.place(of: $0), $0) < (Pattern.place(of: $1), $1) }
      .map { pattern in (pattern, pages.filter { $0.pattern == pattern }.inOrder) }
    let parts = groups.map { pattern, pages in
      Styled(title(of: pattern), .strong)
        + Rows(rows: pages.map { $0.row(results[$0.id]) }).styled(width: width)
    }
    let done = pages.count { results[$0.id]?.isSolved == true }
    let ordered = groups.flatMap(\.1)
    let first = ordered.first { results[$0.id]?.isSolved != true }?.id ?? ordered.first?.id
    let next =
      localized("\(done) of \(pages.count) done (✓); ◐ is tried, but not done.") + " "
      + localized("To begin: exercise start \(first ?? "NAME")")
    return Reply(.stack(parts + [.wrapped(next, to: width, .faint)]))
  }

  private func title(of pattern: String) -> String {
    Pattern(named: pattern)?.title ?? pattern
  }
}

extension Pattern {
  fileprivate static func place(of name: String) -> Int {
    all.firstIndex { $0.name == name } ?? all.count
  }
}

extension [ExerciseHead] {
  /// By kind, then the easier first. Taking a class apart has steps, which keep their order.
  fileprivate var inOrder: [ExerciseHead] {
    sorted { a, b in
      (a.kind.place, a.step, a.id) < (b.kind.place, b.step, b.id)
    }
  }
}

extension ExerciseHead {
  fileprivate var step: Int { kind == .takeApart ? 0 : level }
}

extension ExerciseHead {
  fileprivate func row(_ summary: SectionSummary?) -> (term: String, text: String) {
    let mark =
      summary.map { $0.isSolved ? "✓ " : $0.tries > 0 || $0.result == .shown ? "◐ " : "  " } ?? "  "
    let seen = summary?.result == .shown ? " · " + localized("solution seen") : ""
    return (mark + id, "\(levelMarks) \(title) · \(kind.words)\(seen)")
  }

  /// `●○○`
  private var levelMarks: String {
    Exercise.levels.map { $0 <= level ? "●" : "○" }.joined()
  }

  fileprivate func json(_ summary: SectionSummary?) -> JSON {
    .object([
      .init("id", .string(id)), .init("title", .string(title)),
      .init("pattern", .string(pattern)), .init("kind", .string(kind.rawValue)),
      .init("level", .int(level)), .init("files", .array(files.map(JSON.string))),
      .init("tries", .int(summary?.tries ?? 0)), .init("done", .bool(summary?.isSolved == true)),
    ])
  }
}

extension Exercise.Kind {
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  var words: String {
    switch self {
    case .fix: localized("mend a mistake")
    case .change: localized("add a feature")
    case .make: localized("write a missing part")
    case .takeApart: localized("take a class apart")
    case .test: localized("write a test")
    case .project: localized("a project")
    }
  }
}
