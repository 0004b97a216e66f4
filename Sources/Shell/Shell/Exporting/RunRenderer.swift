import Analysis
import Cells
import Course
import Diagrams
import Localization
import Trace

/// Makes diagrams of runs: with the marks of the contract, and with what the filters leave.
struct RunRenderer: Displaying {
  let display: Display
  let library: Library
  let run: CurrentRun
  let delivery: Delivery

  /// All of a trace, with marks on what breaks the contract of its pattern.
  func diagram(of trace: Trace, _ options: Options) -> Diagram {
    let diagram =
      library.course?.diagram(of: trace, options.detail)
      ?? Diagram(trace, showing: options.detail)
    guard let lens = options[.lens] ?? run.lens else { return diagram }
    var seen = diagram.highlighting(Set(LensFindings(lens, in: trace).messages))
    seen.remarks.lens = lens.rawValue
    return seen
  }

  /// The part of a trace that the filters leave.
  func visible(_ trace: Trace, _ options: Options) throws(ShellProblem) -> Diagram {
    let whole = diagram(of: trace, options)
    var part = whole.filtered(
      by: run.filter.changed(by: try options.filter.spelled(in: whole, of: trace)))
    if run.filter.isEmpty {
      part.remarks.hidden.wayBack = localized("shown without the options")
    }
    return part
  }

  /// The part of a drawn diagram that the options leave. The lasting filter is for runs only.
  func visible(_ whole: Diagram, _ options: Options) throws(ShellProblem) -> Diagram {
    part(of: whole, try options.filter.spelled(in: whole))
  }

  /// The parts of several diagrams. What a filter names has to be in one of them, and so have its steps: each diagram
  /// has numbers of its own.
  func visible(_ wholes: [Diagram], _ options: Options) throws(ShellProblem) -> [Diagram] {
    guard var all = wholes.first else { return [] }
    all.participants = wholes.flatMap(\.participants)
    all.items = wholes.flatMap(\.items)
    let (steps, names) = options.filter.stepsAndRest
    let haveSteps = wholes.contains { (try? steps.spelled(in: $0)) != nil }
    var filter = try (haveSteps ? names : options.filter).spelled(in: all)
    filter.steps = steps.steps
    return wholes.map { part(of: $0, filter) }
  }

  private func part(of whole: Diagram, _ filter: DiagramFilter) -> Diagram {
    var part = whole.filtered(by: filter)
    part.remarks.hidden.wayBack = localized("shown without the options")
    return part
  }

  /// The records that the filters leave.
  ///
  /// - Returns: the remark counts what the lasting filter hides; `nil` when only options hide something,
  ///   which this very command says.
  func part(of trace: Trace, _ options: Options) throws(ShellProblem) -> (Trace, remark: String?) {
    guard !run.filter.isEmpty || !options.filter.isEmpty else { return (trace, nil) }
    let whole = diagram(of: trace, options)
    let filter = run.filter.changed(by: try options.filter.spelled(in: whole, of: trace))
    let part = TracePart(of: trace, filter, in: whole)
    return (part.trace, run.filter.isEmpty ? nil : part.hidden.remark)
  }

  func drawing(of diagram: Diagram, _ options: Options) -> Drawing {
    Drawing(diagram, options, width: width(options))
  }

  func drawn(_ diagram: Diagram, _ options: Options) -> Styled {
    drawing(of: diagram, options).styled
  }
}

extension DiagramFilter {
  /// The same filter with names spelled as in a diagram drawn by hand.
  fileprivate func spelled(in diagram: Diagram) throws(ShellProblem) -> DiagramFilter {
    try requireNoFoldedCalls()
    return try spelled(in: diagram, of: Trace(header: .init(pattern: "")))
  }

  private func requireNoFoldedCalls() throws(ShellProblem) {
    let calls = folds.filter { $0 != .widgets && $0 != .loops }
    guard let call = calls.first else { return }
    throw .line(
      .badValue(
        call.word, for: Option<DiagramFilter>.fold.spelling,
        expected: localized("loops: a diagram in Mermaid's language has no calls inside calls")))
  }

  fileprivate var stepsAndRest: (DiagramFilter, DiagramFilter) {
    var (alone, rest) = (DiagramFilter(), self)
    alone.steps = steps
    rest.steps = nil
    return (alone, rest)
  }

  /// The same filter with names spelled as in the diagram.
  func spelled(in diagram: Diagram, of trace: Trace) throws(ShellProblem) -> DiagramFilter {
    try telling(checked(against: diagram, of: trace)) { .run(.filter($0)) }
  }
}
