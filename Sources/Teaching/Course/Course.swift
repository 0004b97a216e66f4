import Analysis
import Diagrams
import Lessons
import Stage
import Trace

/// Runs the lessons on the stage: it makes the runs that they ask for, and answers their questions
/// from these runs.
public final class Course {
  public let index: LessonIndex
  /// The contracts looked up so far, by pattern; `nil` for a pattern without a contract.
  private var contracts: [String: Contract?] = [:]
  /// The concepts of `concepts.md`, read when they are needed first.
  public private(set) lazy var concepts = index.concepts
  /// `nil` when every run is made again.
  var memory: RunMemory?

  /// - Parameter remembersRuns: whether to keep runs and return them again. Use it when many runs are
  ///   only shown, and no run is continued.
  public init(_ index: LessonIndex, remembersRuns: Bool = false) {
    self.index = index
    memory = remembersRuns ? RunMemory() : nil
  }

  /// The contract in a lesson of the pattern; `nil` when no lesson has a contract. It is looked up once.
  public func contract(of pattern: String) -> Contract? {
    if let known = contracts[pattern] { return known }
    let found = index.contract(of: pattern)?.contract
    contracts[pattern] = .some(found)
    return found
  }

  /// The breaches of the pattern's contract in a trace; empty when there is no contract.
  public func breaches(in trace: Trace) -> [Breach] {
    contract(of: trace.header.pattern)?.breaches(in: trace) ?? []
  }

  /// The diagram of a trace, with marks on the messages that break the pattern's contract.
  public func diagram(of trace: Trace, _ detail: Diagram.Detail) -> Diagram {
    let marks = contract(of: trace.header.pattern)?.wordingsOfBreaches(in: trace) ?? [:]
    return Diagram(trace, showing: detail, marks: marks)
  }

  /// Makes the run of a section.
  ///
  /// - Parameter pattern: used when neither the section nor its lesson names a pattern.
  public func play(
    _ run: RunRequest, else pattern: Pattern = .usual
  ) throws(RunProblem) -> Play {
    var pattern =
      try run.pattern.map { name throws(RunProblem) in try .pattern(named: name) }
      ?? pattern
    var mistake: Mistake?
    if let name = run.mistake {
      let (owner, found) = try Pattern.mistake(named: name)
      (pattern, mistake) = (owner, found)
    }
    return try play(script(of: run, for: pattern), in: pattern, with: mistake)
  }

  /// Runs a script; an action that fails is reported with its line.
  func play(
    _ script: Script, in pattern: Pattern, with mistake: Mistake? = nil
  ) throws(RunProblem) -> Play {
    do {
      return try self.run(script, in: pattern, with: mistake)
    } catch {
      throw .step(error.line, of: script.source, error.problem)
    }
  }

  private func script(of run: RunRequest, for pattern: Pattern) throws(RunProblem) -> Script {
    switch run.source {
    case .actions(let actions, let setup):
      return Script(setup: setup, actions: actions)
    case .scenario(let name):
      return Script(try index.scenario(named: name, for: pattern))
    }
  }
}

extension RunRequest.Filter {
  /// `.all` when the section shows all messages, otherwise `.story`.
  var detail: Diagram.Detail { all ? .all : .story }
}

extension DiagramFilter {
  /// The filter of a section, parsed.
  nonisolated init(_ filter: RunRequest.Filter) throws(DiagramFilterProblem) {
    self.init()
    for part in Part.allCases {
      if let words = filter[part.rawValue] { try read(part, words) }
    }
  }
}
