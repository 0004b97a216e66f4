import Analysis
import Diagrams
import Lessons
import Stage
import Trace

/// A run with what a section wants to be seen of it.
public struct FilteredRun {
  public let trace: Trace
  public let context: EvaluationContext
  /// What is drawn.
  public let diagram: Diagram
  /// The messages that are drawn, as the run sent them.
  public let messages: [Trace.Message]
  /// The records of those that break the contract.
  let breaches: Set<Int>
  let records: [Int]
}

extension FilteredRun {
  /// - Parameters:
  ///   - detail: queries and pulls too, or the story only.
  ///   - look: hides more.
  init(_ play: Play, _ detail: Diagram.Detail, _ filter: DiagramFilter, in course: Course)
    throws(RunFilterProblem)
  {
    let trace = play.trace
    let whole = course.diagram(of: trace, detail)
    let diagram = whole.filtered(by: try filter.checked(against: whole, of: trace))
    let breaches = Set(course.breaches(in: trace).map(\.message))
    self.init(trace, diagram, EvaluationContext(play), breaches: breaches)
  }

  /// A trace that is looked at, in the diagram that shows it.
  public init(_ trace: Trace, _ diagram: Diagram) {
    self.init(trace, diagram, EvaluationContext(trace, screen: ""), breaches: [])
  }

  private init(_ trace: Trace, _ diagram: Diagram, _ context: EvaluationContext, breaches: Set<Int>)
  {
    let sent = Dictionary(trace.messages.map { ($0.n, $0.message) }) { first, _ in first }
    let records = diagram.messages.compactMap(\.record).filter { sent[$0] != nil }
    self.init(
      trace: trace, context: context, diagram: diagram, messages: records.compactMap { sent[$0] },
      breaches: breaches, records: records)
  }

  init(
    of run: RunRequest, else pattern: Pattern, in course: Course
  ) throws(FilteredRunProblem) {
    let play: Play
    do {
      play = try course.play(run, else: pattern)
    } catch {
      throw .run(error)
    }
    do {
      self = try course.watch(play, run.filter)
    } catch {
      throw .filter(error)
    }
  }
}

extension Course {
  /// Looks at the part of a run that is left by a filter.
  public func watch(
    _ play: Play, _ filter: RunRequest.Filter
  ) throws(RunFilterProblem) -> FilteredRun {
    try FilteredRun(play, filter.detail, DiagramFilter(filter), in: self)
  }
}

/// Why a run cannot be watched.
public nonisolated enum FilteredRunProblem: Error {
  case run(RunProblem)
  case filter(RunFilterProblem)

  public var message: String {
    switch self {
    case .run(let problem): problem.message
    case .filter(let fault): fault.message
    }
  }
}
