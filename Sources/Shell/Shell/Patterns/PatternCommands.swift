import Analysis
import Cells
import Course
import Exports
import Localization
import Stage
import Trace

/// Answers the commands about patterns: what they are, their contracts and tests.
struct PatternCommands: Room {
  let renderer: RunRenderer

  func patterns(_ request: Request) throws(ShellProblem) -> Reply {
    guard !request[.json] else { return Reply(json: Pattern.all.map(\.json)) }
    return Reply(
      .stack(
        App.all.map { app in
          let rows = Rows(rows: app.patterns.map { ($0.name, $0.summary) })
          return .wrapped("\(app.title): \(app.summary)", to: width, .heading)
            + rows.styled(width: width)
        }))
  }

  func apps(_ request: Request) throws(ShellProblem) -> Reply {
    guard !request[.json] else { return Reply(json: App.all.map(\.json)) }
    let rows = App.all.map { app in
      (app.name, localized("\(app.summary). Patterns: \(app.patterns.map(\.name).commaSeparated)"))
    }
    return Reply(Rows(rows: rows).styled(width: width))
  }
}

// MARK: Contract

extension PatternCommands {
  func contract(_ request: Request) throws(ShellProblem) -> Reply {
    let sheet = try sheet(for: request)
    if request[.json] { return Reply(json: sheet.json) }
    if request[.plain] { return Reply(Styled(sheet.sentences.joined(separator: "\n"))) }
    var parts = [sheet.styled(width: width(request.options))]
    if let pattern = try request.ifGiven(.pattern) {
      parts.insert(remarkOnNamesake(of: pattern, in: "contract", request.options), at: 0)
    }
    return Reply(.stack(parts))
  }

  private func sheet(for request: Request) throws(ShellProblem) -> ContractSheet {
    if let pattern = try request.ifGiven(.pattern) {
      return try sheet(pattern.name, request.options)
    }
    guard let trace = try run.tellableTrace() else { throw .noPattern }
    var sheet = try sheet(trace.header.pattern, request.options)
    guard !trace.messages.isEmpty else { return sheet }
    sheet.use = sheet.contract.use(in: trace)
    sheet.contractVerdict = sheet.contract.verdict(on: trace)
    sheet.gaps = run.loaded?.gaps
    sheet.diagram = renderer.diagram(of: trace, request.options)
    return sheet
  }

  private func sheet(
    _ pattern: String, _ options: Options
  ) throws(ShellProblem) -> ContractSheet {
    _ = try library.requireIndex()
    guard let contract = library.contract(of: pattern) else {
      throw .name(.noContract(of: pattern))
    }
    return ContractSheet(
      pattern: pattern, title: Pattern(named: pattern)?.localizedTitle ?? pattern.printable,
      contract: contract, charset: options.charset)
  }
}

extension Pattern {
  fileprivate var json: JSON {
    .object(of: ["id": name, "app": app.name, "title": title, "summary": summary])
  }
}

extension App {
  fileprivate var json: JSON {
    .object(of: ["id": name, "title": title, "summary": summary])
  }
}
