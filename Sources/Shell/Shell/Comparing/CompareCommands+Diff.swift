import Analysis
import Cells
import Course
import Documents
import Exports
import Localization
import Stage
import Trace

/// What differs between two runs of one system.
extension CompareCommands {
  func diff(_ request: Request) -> Reply {
    answered(request.options) { () throws(ShellProblem) in
      let before = try run(in: request[.traceFile])
      guard let file = try request.ifGiven(.laterTraceFile) else {
        guard !display.isCommandLine else { return .failure(Self.secondRunNeeded, .wrongUsage) }
        let now = RunComparison.Run(title: localized("the current run"), trace: try run.trace())
        return try reply(before, now, request.options).naming(before.trace.gaps, in: before.title)
      }
      let after = try run(in: file)
      return try reply(before, after, request.options)
        .naming(before.trace.gaps, in: before.title).naming(after.trace.gaps, in: after.title)
    }
  }

  /// What a single command, which begins without a run, is told about a single file.
  private static var secondRunNeeded: String {
    localized(
      "A single command begins without a run. Give several, as in: lifeline -c 'run mvc rename' -c 'diff FILE', or name two files: lifeline diff BEFORE AFTER"
    )
  }

  func diffRuns(_ request: Request) -> Reply {
    answered(request.options) { () throws(ShellProblem) in
      let systems = try request.all(.system)
      let scenario = try request[.scenario()]
      let before = try played(systems[0], scenario)
      return try reply(before, played(systems[1], scenario), request.options)
    }
  }

  /// As for other programs that compare, 1 means different and 2 an error.
  private func answered(
    _ options: Options, _ make: () throws(ShellProblem) -> Reply
  ) -> Reply {
    do throws(ShellProblem) {
      try options.requireFittingName(for: options.differenceFormat)
      return try make()
    } catch {
      return .failure(error.message, .wrongUsage)
    }
  }

  private func run(in file: String) throws(ShellProblem) -> RunComparison.Run {
    .init(title: file, trace: try runFiles.trace(inFile: file))
  }

  private func played(
    _ system: RunnableSystem, _ scenario: String
  ) throws(ShellProblem) -> RunComparison.Run {
    let script = Script(try library.scenario(called: scenario, for: system.pattern))
    let trace = try script.played(system.pattern, with: system.mistake).trace
    return .init(title: "\(system.name) \(scenario)", trace: trace)
  }

  private func reply(
    _ before: RunComparison.Run, _ after: RunComparison.Run, _ options: Options
  ) throws(ShellProblem) -> Reply {
    let (first, second) = (before.trace.header, after.trace.header)
    guard first.app == second.app, first.pattern == second.pattern else {
      throw .run(
        .otherSystem(
          (before.title, first.system(comparedWith: second)),
          (after.title, second.system(comparedWith: first))))
    }
    let difference = TraceDifference(
      try renderer.part(of: before.trace, options).0, try renderer.part(of: after.trace, options).0)
    let runs = ComparedRuns(before: before.title, after: after.title, header: second)
    guard !difference.isEmpty else { return try equal(difference, of: runs, options) }
    return try show(difference, of: runs, options).with { $0.status = .failed }
  }

  /// A program reads the status; a person is told. A file never keeps the differences of former runs.
  private func equal(
    _ difference: TraceDifference, of runs: ComparedRuns, _ options: Options
  ) throws(ShellProblem) -> Reply {
    let words = localized("The runs are equal.")
    guard delivery.file(options) != nil else {
      return display.mode == .interactive ? reply(words) : Reply()
    }
    guard options.differenceFormat == .json else {
      return try delivery.deliver(Styled(words), options)
    }
    return try show(difference, of: runs, options)
  }

  private func show(
    _ difference: TraceDifference, of runs: ComparedRuns, _ options: Options
  ) throws(ShellProblem) -> Reply {
    switch options.differenceFormat {
    case .text:
      return try delivery.deliver(options) {
        options[.plain]
          ? Styled(difference.sentences.joined(separator: "\n"))
          : difference.styled(width: width(options))
      }
    case .markdown:
      return try delivery.deliver(Lines(difference.page(of: runs)), options)
    case .json: return try delivery.deliver(Lines(difference.json(of: runs).map(\.text)), options)
    }
  }
}

extension Options {
  var differenceFormat: DifferenceFormat {
    self[Option<DifferenceFormat>.format] ?? .text
  }
}

extension Trace.Header {
  /// The pattern, or the app where the apps differ.
  fileprivate func system(comparedWith other: Trace.Header) -> String {
    app == other.app ? pattern : app
  }
}
