import Analysis
import Cells
import Course
import Localization
import Stage
import Trace

extension LensCommands {
  func kinds(_ request: Request) throws(ShellProblem) -> Reply {
    let named = try request.ifGiven(.pattern)
    if named == nil, let trace = try run.tellableTrace(), !trace.messages.isEmpty {
      return shown(
        KindTable(trace), of: [], localized("How messages travelled in this run"), request)
    }
    guard let pattern = named ?? run.pattern else { return try allKinds(request) }
    return shown(
      try counted([pattern]), of: [pattern],
      localized("How messages travel in all scenarios of \(pattern.localizedTitle)"), request)
  }

  func allKinds(_ request: Request) throws(ShellProblem) -> Reply {
    shown(
      try counted(Pattern.all), of: Pattern.all,
      localized("How messages travel in all scenarios of all patterns"), request)
  }

  private func counted(_ patterns: [Pattern]) throws(ShellProblem) -> KindTable {
    let course = try library.requireCourse()
    return try environment.measuring { () throws(ShellProblem) in
      try course.kinds(of: patterns, proceed: environment.part().proceed)
    }
  }

  /// - Parameter patterns: those whose scenarios are counted; none for a run.
  private func shown(
    _ table: KindTable, of patterns: [Pattern], _ title: String, _ request: Request
  ) -> Reply {
    if request[.json] { return Reply(json: table.rows.map(\.json)) }
    let sheet = KindSheet(table: table, title: title, isPlain: request[.plain])
    let remark = remarkOnMistake(of: patterns, request.options) { pattern, mistake in
      (
        localized("To count a run with it, type this, and then kinds:"),
        "run \(pattern.name) \(mistake.scenario)"
      )
    }
    let namesake =
      patterns.count == 1
      ? remarkOnNamesake(of: patterns[0], in: "kinds", request.options) : Styled()
    let text = Styled.stack([namesake, remark, sheet.styled(width: width(request.options))])
    return Reply(text.inCharset(of: request.options))
  }
}

extension KindUse {
  fileprivate var json: JSON {
    let strengths = Trace.Reference.Strength.allCases.filter(strengths.contains)
    return .object(of: [
      "kind": kind.rawValue, "messages": messages, "knowsType": kind.senderKnowsReceiver,
      "receivers": receivers, "atOnce": times.contains(.atOnce), "later": times.contains(.later),
      "answers": answers, "holds": strengths.map(\.rawValue), "unheld": isUnheld,
    ])
  }
}
