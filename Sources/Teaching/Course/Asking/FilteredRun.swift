import Analysis
import Diagrams
import Lessons
import Stage
import Trace

/// A run with the part of it that a section shows.
public struct FilteredRun {
  /// The whole run, also the messages that the diagram leaves out.
  public let trace: Trace
  /// Evaluates predicates about the whole run.
  public let context: EvaluationContext
  /// The diagram of that part.
  public let diagram: Diagram
  /// The messages of the diagram, in the order sent.
  public let messages: [Trace.Message]
  /// The record numbers of all messages that break the contract.
  let breaches: Set<Int>
  /// The record numbers of `messages`.
  let records: [Int]
}

extension FilteredRun {
  /// - Parameters:
  ///   - detail: all messages, or without queries and pulls.
  ///   - filter: hides more.
  init(_ play: Play, _ detail: Diagram.Detail, _ filter: DiagramFilter, in course: Course)
    throws(RunFilterProblem)
  {
    let trace = play.trace
    let whole = course.diagram(of: trace, detail)
    let diagram = whole.filtered(by: try filter.checked(against: whole, of: trace))
    let breaches = Set(course.breaches(in: trace).map(\.message))
    self.init(trace, diagram, EvaluationContext(play), breaches: breaches)
  }

  /// A trace with a diagram of it. There is no screen, and breaches are not marked.
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
  /// The part of a run that a section's filter leaves.
  public func watch(
    _ play: Play, _ filter: RunRequest.Filter
  ) throws(RunFilterProblem) -> FilteredRun {
    try FilteredRun(play, filter.detail, DiagramFilter(filter), in: self)
  }
}

/// Why a run cannot be made or filtered.
public nonisolated enum FilteredRunProblem: Error {
  case run(RunProblem)
  case filter(RunFilterProblem)

  /// What was found and what to do, in the current language.
  public var message: String {
    switch self {
    case .run(let problem): problem.message
    case .filter(let fault): fault.message
    }
  }
}
