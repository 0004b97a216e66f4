/// Answers `class`: what a teacher takes to class, and gets back.
struct ClassCommands: Room {
  let display: Display
  let library: Library
  let delivery: Delivery

  func classroom(_ request: Request) throws(ShellProblem) -> Reply {
    let rest = Array(request.words.dropFirst())
    guard let what = request.words.first, !rest.isEmpty else { throw request.command.wrongUse }
    switch what {
    case "pack": return try pack(rest, request)
    case "questions": return try questions(rest, request)
    case "report": return try report(rest, request)
    default: throw request.command.wrongUse
    }
  }
}

/// The forms of a report on a class.
nonisolated enum ReportFormat: String, CaseIterable, Sendable {
  case text, csv, html
}

nonisolated extension ReportFormat: Choice {}
