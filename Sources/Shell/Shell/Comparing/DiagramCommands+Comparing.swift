import Analysis
import Cells
import Course
import Documents
import Exports
import Foundation
import Localization
import Stage
import Trace

extension DiagramCommands {
  /// A saved run and the current run, next to each other.
  func compare(_ request: Request) throws(ShellProblem) -> Reply {
    let file = try request[.savedRun]
    let saved = RunComparison.Run(
      title: URL(filePath: file).lastPathComponent, trace: try trace(inFile: file))
    let current = RunComparison.Run(
      title: localized("the current run"), trace: try run.trace(),
      opening: localized("The current run"))
    let compared = RunComparison(
      first: saved, second: current, figures: request.options[.all] ? [saved, current] : [],
      listing: "diff \(file.quotedIfNeeded)",
      whole: request.options[.all] ? nil : display.command("compare \(file.quotedIfNeeded) --all"))
    return Reply(
      try compared.styled(
        by: renderer, request.options, width: width(request.options), height: display.height))
  }
}

/// What differs between two runs of one system.
extension DiagramCommands {
  /// A run with the name by which it was asked for.
  private struct NamedRun {
    let name: String
    let trace: Trace
  }

  func diff(_ request: Request) -> Reply {
    answered { () throws(ShellProblem) in
      let before = try run(in: request[.traceFile])
      guard let file = try request.ifGiven(.laterTraceFile) else {
        let now = NamedRun(name: localized("the current run"), trace: try run.trace())
        return try reply(before, now, request.options)
      }
      return try reply(before, run(in: file), request.options)
    }
  }

  func diffRuns(_ request: Request) -> Reply {
    answered { () throws(ShellProblem) in
      let systems = try request.all(.system)
      let scenario = try request[.scenario()]
      let before = try played(systems[0], scenario)
      return try reply(before, played(systems[1], scenario), request.options)
    }
  }

  /// As for other programs that compare, 1 means different and 2 an error.
  private func answered(_ make: () throws(ShellProblem) -> Reply) -> Reply {
    do throws(ShellProblem) {
      return try make()
    } catch {
      return .failure(error.message, .wrongUsage)
    }
  }

  private func run(in file: String) throws(ShellProblem) -> NamedRun {
    NamedRun(name: file, trace: try trace(inFile: file))
  }

  private func played(
    _ system: RunnableSystem, _ scenario: String
  ) throws(ShellProblem) -> NamedRun {
    let script = Script(try renderer.library.scenario(called: scenario, for: system.pattern))
    let trace = try script.played(system.pattern, with: system.mistake).trace
    return NamedRun(name: "\(system.name) \(scenario)", trace: trace)
  }

  private func reply(
    _ before: NamedRun, _ after: NamedRun, _ options: Options
  ) throws(ShellProblem) -> Reply {
    let (first, second) = (before.trace.header, after.trace.header)
    guard first.app == second.app, first.pattern == second.pattern else {
      throw .run(
        .otherSystem(
          (before.name, first.system(comparedWith: second)),
          (after.name, second.system(comparedWith: first))))
    }
    let difference = TraceDifference(
      try renderer.part(of: before.trace, options).0, try renderer.part(of: after.trace, options).0)
    guard !difference.isEmpty else { return equal }
    let runs = ComparedRuns(before: before.name, after: after.name, header: second)
    var reply = try show(difference, of: runs, options)
    reply.status = .failed
    return reply
  }

  /// A program reads the status; a person is told.
  private var equal: Reply {
    display.mode == .interactive
      ? Reply(.wrapped(localized("The runs are equal."), to: width)) : Reply()
  }

  private func show(
    _ difference: TraceDifference, of runs: ComparedRuns, _ options: Options
  ) throws(ShellProblem) -> Reply {
    switch options[Option<DifferenceFormat>.format] ?? .text {
    case .text:
      return try delivery.deliver(options) {
        options[.plain]
          ? Styled(difference.sentences.joined(separator: "\n"))
          : difference.styled(width: width(options))
      }
    case .markdown:
      return try delivery.deliver(Lines(DifferencePage(difference, of: runs).lines), options)
    case .json: return try delivery.deliver(Lines(difference.json(of: runs).map(\.text)), options)
    }
  }
}

extension Trace.Header {
  /// The pattern, or the app where the apps differ.
  fileprivate func system(comparedWith other: Trace.Header) -> String {
    app == other.app ? pattern : app
  }
}
