import Analysis
import Cells
import Course
import Localization
import Stage
import Trace

extension LensCommands {
  func kinds(_ request: Request) throws(ShellProblem) -> Reply {
    let (table, title) = try table(of: request.ifGiven(.pattern))
    if request[.json] { return Reply(json: table.rows.map(\.json)) }
    let sheet = KindSheet(table, title: title, isPlain: request[.plain])
    let text = sheet.styled(width: width(request.options))
    return Reply(request[.ascii] ? text.inASCII : text)
  }

  /// Of the present run; without one, of all scenarios.
  private func table(of named: Pattern?) throws(ShellProblem) -> (KindTable, title: String) {
    if named == nil, let trace = run.loaded ?? run.play?.trace, !trace.messages.isEmpty {
      return (KindTable(trace), localized("How messages travelled in this run"))
    }
    let pattern = named ?? run.play?.pattern
    let course = try library.requireCourse()
    let table = try course.kinds(of: pattern.map { [$0] } ?? Pattern.all) {
      (done, total) throws(ShellProblem) in
      try renderer.delivery.environment.proceed(done, of: total)
    }
    let title =
      pattern.map { localized("How messages travel in all scenarios of \($0.title)") }
      ?? localized("How messages travel in all scenarios of all patterns")
    return (table, title)
  }
}

extension KindUse {
  fileprivate var json: JSON {
    let strengths = Trace.Reference.Strength.allCases.filter(strengths.contains)
    return .object([
      .init("kind", .string(kind.rawValue)), .init("messages", .int(messages)),
      .init("knowsType", .bool(kind.senderKnowsReceiver)), .init("receivers", .int(receivers)),
      .init("atOnce", .bool(times.contains(.atOnce))),
      .init("later", .bool(times.contains(.later))),
      .init("answers", .int(answers)),
      .init("holds", .array(strengths.map { .string($0.rawValue) })),
      .init("unheld", .bool(isUnheld)),
    ])
  }
}
