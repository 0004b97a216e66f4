import Analysis
import Cells
import Course
import Foundation
import Localization
import Stage
import Trace

/// Answers the commands that hold two runs against each other.
struct CompareCommands: Room {
  let renderer: RunRenderer

  /// A scenario in two patterns.
  func compare(_ request: Request) throws(ShellProblem) -> Reply {
    let (patterns, scenario) = (try request.all(.pattern), try request[.scenario()])
    let app = patterns[0].app
    if let stranger = patterns.first(where: { $0.app != app }) {
      throw .run(.otherApp(patterns[0], stranger, meant: lineInOneApp(of: patterns, scenario)))
    }
    let script = Script(try library.scenario(called: scenario, for: patterns[0]))
    let isWhole = request.options[.all]
    let all = isWhole ? app.patterns : patterns
    let played = try runs(of: script, in: all)
    let chosen =
      isWhole ? patterns.compactMap { app.patterns.firstIndex(of: $0) }.map { played[$0] } : played
    let names = patterns.map(\.name).joined(separator: " ")
    let compared = RunComparison(
      first: chosen[0], second: chosen[1], figures: isWhole ? played : [],
      whole: isWhole ? nil : display.command("compare \(names) \(scenario) --all"))
    let remark = remarkOnMistake(of: all, request.options) { pattern, mistake in
      let line = display.command("diff \(pattern.name) \(mistake.id) \(scenario)")
      return (localized("To see what it changes:"), line)
    }
    let rows = remark.lines.isEmpty ? 0 : remark.lines.count + 1
    let text = try compared.styled(
      by: renderer, request.options, width: width(request.options), height: display.height - rows)
    return Reply(.stack([remark, text]))
  }

  /// The line in which all names mean patterns of the app in use, else of the usual app; `nil` where they cannot.
  private func lineInOneApp(
    of patterns: [Pattern], _ scenario: String
  ) -> (app: String, line: String)? {
    for app in [run.pattern?.app, .usual].compactMap(\.self) {
      let meant = patterns.compactMap { app.pattern(called: $0.name) }
      guard meant.count == patterns.count, Set(meant).count == meant.count,
        (try? library.scenario(called: scenario, for: meant[0])) != nil
      else { continue }
      let names = meant.map(\.name).joined(separator: " ")
      return (app.title, "compare \(names) \(scenario)")
    }
    return nil
  }

  /// It says how far it is, and may be interrupted between two runs.
  private func runs(
    of script: Script, in patterns: [Pattern]
  ) throws(ShellProblem) -> [RunComparison.Run] {
    try environment.measuring { () throws(ShellProblem) in
      try environment.part().map(patterns) { pattern throws(ShellProblem) in
        .init(title: pattern.localizedTitle, trace: try script.played(pattern).trace)
      }
    }
  }
}

// MARK: A file and the current run

extension CompareCommands {
  /// A saved run and the current run, next to each other.
  func compareWithFile(_ request: Request) throws(ShellProblem) -> Reply {
    let file = try request[.file()]
    let name = URL(filePath: file).lastPathComponent
    let (before, now) = (try runFiles.trace(inFile: file), try run.trace())
    let (app, ownApp) = (before.header.app.printable, now.header.app.printable)
    guard app == ownApp else { throw .run(.otherAppInFile(name, app: app, current: ownApp)) }
    let saved = RunComparison.Run(title: before.header.naming(name), trace: before)
    let current = RunComparison.Run(
      title: now.header.naming(localized("the current run")), trace: now,
      opening: now.header.naming(localized("The current run")))
    let compared = RunComparison(
      first: saved, second: current, figures: request.options[.all] ? [saved, current] : [],
      listing: "diff \(file.quotedIfNeeded)",
      // It needs the current run, which the system's shell does not have.
      whole: request.options[.all] ? nil : "compare \(file.quotedIfNeeded) --all")
    return Reply(
      try compared.styled(
        by: renderer, request.options, width: width(request.options), height: display.height)
    ).naming(before.gaps, in: name)
  }
}

extension Trace.Header {
  /// What a run is called, with its mistake: what differs may come from the mistake, and not from the pattern.
  fileprivate func naming(_ run: String) -> String {
    mistake.map { localized("\(run) (\($0.printable))") } ?? run
  }
}
