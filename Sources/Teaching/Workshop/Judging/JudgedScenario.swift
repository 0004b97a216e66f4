import Analysis
import Course
import Lessons
import Stage
import Trace

/// A scenario that an exercise is judged by.
enum JudgedScenario {
  /// The pattern as it is can play it.
  case known(Scenario)
  /// Only a changed app can play it. Its screens were recorded.
  case feature(Feature)
  /// The learner's own.
  case own(Scenario)

  var scenario: Scenario {
    switch self {
    case .known(let scenario), .own(let scenario): scenario
    case .feature(let feature): feature.scenario
    }
  }

  var name: String { scenario.name }
}

/// What the right code does in a scenario.
struct RightRun {
  /// The screen after the set-up, and those after the actions; `nil` where they are not known.
  var opening: String?
  var screens: [String]?
  /// Objects that are alive and not needed.
  var lost: Set<String> = []
  /// What changes without a message.
  var hidden: [HiddenChange] = []
}

extension JudgedScenario {
  func right(in pattern: Pattern, _ course: Course) throws(Judge.Failure) -> RightRun {
    switch self {
    case .known(let scenario):
      let play = try scenario.play(in: pattern)
      let trace = play.trace
      return RightRun(
        opening: play.opening, screens: trace.screens, lost: Ownership(of: trace).lost,
        hidden: HiddenChange.all(in: trace))
    case .feature(let feature):
      return RightRun(opening: feature.opening?.screen, screens: feature.steps?.map(\.screen))
    case .own:
      let traces = try course.runs(in: pattern)
      return RightRun(lost: Set(traces.flatMap { Ownership(of: $0).lost }))
    }
  }
}

extension Course {
  /// Every scenario of a pattern's app, run in the pattern as it is.
  func runs(in pattern: Pattern) throws(Judge.Failure) -> [Trace] {
    try index.scenarios(for: pattern).map { scenario throws(Judge.Failure) in
      try scenario.play(in: pattern).trace
    }
  }
}

extension Scenario {
  fileprivate func play(in pattern: Pattern) throws(Judge.Failure) -> Play {
    do throws(ScriptError) {
      return try Script(self).run(in: pattern)
    } catch {
      throw .notPlayed(name, pattern: pattern.name, error.words)
    }
  }
}

extension Ownership {
  /// Objects that nothing reaches and that are alive.
  var lost: Set<String> { Set(leaks.flatMap(\.objects) + keptByClosures) }
}

extension Play {
  /// The screen after the set-up; `nil` without one.
  var opening: String? {
    setup.isEmpty ? nil : traceWithSetup.screens.dropFirst(setup.count - 1).first
  }
}

extension Trace {
  /// The screens at the ends of the actions.
  var screens: [String] {
    records.compactMap { record in
      if case .screen(let screen) = record.event { screen.text } else { nil }
    }
  }
}
