import Diagrams
import Lessons
import Localization
import Stage

/// Runs that were made before, for callers that only look at them. A caller that continues a run must
/// make its own run, because a stage has state.
struct RunMemory {
  var plays: [Performance: Result<Play, ScriptError>] = [:]
  var watched: [Watching: Result<FilteredRun, FilteredRunProblem>] = [:]
  /// What changes cost, by their names.
  var bills: [String: [Bill]] = [:]
  /// What claims about an app may name, by its name. See `SectionCheck+Conditions`.
  var claimWords: [String: Set<String>] = [:]

  /// Everything that determines how a run goes. Nothing in it depends on the language.
  struct Performance: Hashable {
    var script: Script
    var pattern: Pattern
    var mistake: String?
    var showsSetup: Bool
  }

  /// The parts of a request that determine what is shown.
  struct Watching: Hashable {
    private let source: RunRequest.Source
    private let pattern: String
    private let mistake: String?
    private let filter: RunRequest.Filter
    /// The marks on breaches are in words.
    private let language = Language.current

    init(_ run: RunRequest, else pattern: Pattern) {
      source = run.source
      self.pattern = run.pattern ?? pattern.name
      mistake = run.mistake
      filter = run.filter
    }
  }
}

extension Course {
  /// Runs a script from the beginning, or returns the run that was made of it before.
  func run(
    _ script: Script, in pattern: Pattern, with mistake: Mistake? = nil, showingSetup: Bool = false
  ) throws(ScriptError) -> Play {
    let performance = RunMemory.Performance(
      script: script, pattern: pattern, mistake: mistake?.id, showsSetup: showingSetup)
    if let known = memory?.plays[performance] { return try known.get() }
    let result = Result { () throws(ScriptError) in
      try script.run(in: pattern, with: mistake, showingSetup: showingSetup)
    }
    memory?.plays[performance] = result
    return try result.get()
  }

  /// Makes the run of a section, and filters it as the section says.
  public func watch(
    _ run: RunRequest, else pattern: Pattern = .usual
  ) throws(FilteredRunProblem) -> FilteredRun {
    let watching = RunMemory.Watching(run, else: pattern)
    if let known = memory?.watched[watching] { return try known.get() }
    let made = Result { () throws(RunProblem) in try play(run, else: pattern) }
    let result = made.mapError(FilteredRunProblem.run).flatMap { play in
      Result { () throws(DiagramFilterProblem) in try watch(play, run.filter) }
        .mapError(FilteredRunProblem.filter)
    }
    memory?.watched[watching] = result
    return try result.get()
  }
}
