import Analysis
import Diagrams
import Lessons
import Stage
import Trace

/// Lessons held against the stage: their runs are made, and their questions are answered by the runs.
public final class Course {
  public let index: LessonIndex
  /// By pattern, as far as they were asked for; `nil` for a pattern that has none.
  private var contracts: [String: Contract?] = [:]
  public private(set) lazy var concepts = index.concepts
  /// `nil` where every run is made anew.
  var memory: RunMemory?

  /// - Parameter remembersRuns: whether the same run is made once only. Right for callers that look at
  ///   many runs and change none: what they get is shared.
  public init(_ index: LessonIndex, remembersRuns: Bool = false) {
    self.index = index
    memory = remembersRuns ? RunMemory() : nil
  }

  /// As a lesson of the pattern has it. Looked for once.
  public func contract(of pattern: String) -> Contract? {
    if let known = contracts[pattern] { return known }
    let found = index.contract(of: pattern)?.contract
    contracts[pattern] = .some(found)
    return found
  }

  /// What in a trace breaks the contract of its pattern.
  public func breaches(in trace: Trace) -> [Breach] {
    contract(of: trace.header.pattern)?.breaches(in: trace) ?? []
  }

  /// The diagram of a trace, with marks on what breaks the contract of its pattern.
  public func diagram(of trace: Trace, _ detail: Diagram.Detail) -> Diagram {
    let marks = Dictionary(breaches(in: trace).map { ($0.message, $0.wording) }) { first, _ in
      first
    }
    return Diagram(trace, showing: detail, marks: marks)
  }

  /// Makes a run that a section of a lesson asks for.
  ///
  /// - Parameter pattern: the one in use, for a section and a lesson that name none.
  public func play(
    _ run: RunRequest, else pattern: Pattern = .mvc
  ) throws(RunProblem) -> Play {
    var pattern =
      try run.pattern.map { name throws(RunProblem) in try .pattern(named: name) }
      ?? pattern
    var mistake: Mistake?
    if let name = run.mistake {
      let (owner, found) = try Pattern.mistake(named: name)
      (pattern, mistake) = (owner, found)
    }
    return try play(script(of: run), in: pattern, with: mistake)
  }

  /// Runs a script, with an error that names its source.
  func play(
    _ script: Script, in pattern: Pattern, with mistake: Mistake? = nil
  ) throws(RunProblem) -> Play {
    do {
      return try self.run(script, in: pattern, with: mistake)
    } catch {
      throw .step(error.line, of: script.source, error.problem)
    }
  }

  private func script(of run: RunRequest) throws(RunProblem) -> Script {
    switch run.source {
    case .actions(let actions, let setup):
      return Script(setup: setup, actions: actions)
    case .scenario(let name):
      guard let scenario = index.scenario(name) else {
        throw .unknownScenario(name, known: index.scenarios.map(\.name))
      }
      return Script(scenario)
    }
  }
}

extension RunRequest.Filter {
  public var detail: Diagram.Detail { all ? .all : .story }
}

extension DiagramFilter {
  /// What a section of a lesson asks to be shown.
  public nonisolated init(_ filter: RunRequest.Filter) throws(RunFilterProblem) {
    self.init()
    for part in Part.allCases {
      guard let words = filter[part.rawValue] else { continue }
      do {
        try read(part, words)
      } catch {
        throw .filter(error)
      }
    }
  }
}
