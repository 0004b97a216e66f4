import Analysis
import Course
import Lessons
import Stage
import Trace

/// Judges what the objects said to each other. Each property is why a layer is not passed; `nil` when it is.
struct ConversationJudge {
  let page: ExercisePage
  let course: Course
  let traces: [(scenario: String, trace: Trace)]

  var screens: ExerciseVerdict.Failure? {
    for (name, trace) in traces {
      guard let right = right(name) else { continue }
      let found = trace.screens
      for (index, screen) in right.screens.enumerated() {
        let own = index < found.count ? found[index] : ""
        guard own != screen else { continue }
        let actions = trace.header.actions
        return .screens(
          .init(
            scenario: name, action: index < actions.count ? actions[index] : "",
            expected: screen, found: own))
      }
    }
    return nil
  }

  var goals: ExerciseVerdict.Failure? {
    guard let (name, trace) = traces.first else { return nil }
    let context = EvaluationContext(trace, screen: trace.screens.last ?? "")
    let missed = page.exercise.goals.filter { !context.holds($0.predicate) }
    return missed.isEmpty ? nil : .goals(missed, scenario: name)
  }

  var contract: ExerciseVerdict.Failure? {
    for (_, trace) in traces {
      let breaches = course.breaches(in: trace)
      if !breaches.isEmpty { return .contract(breaches, in: trace) }
    }
    return nil
  }

  var released: ExerciseVerdict.Failure? {
    for (name, trace) in traces {
      guard let right = right(name) else { continue }
      let lost = Ownership(of: trace).lost.subtracting(right.lost)
      if !lost.isEmpty { return .released(lost.sorted(), scenario: name) }
    }
    return nil
  }

  /// What the right code does in a scenario; `nil` when that is not known.
  private func right(_ name: String) -> RightRun? {
    if let feature = course.index.feature(name) {
      return feature.screens.map { RightRun(screens: $0.map(\.screen), lost: []) }
    }
    guard let script = course.script(name, in: page.pattern),
      let pattern = Pattern(named: page.pattern), let trace = try? script.run(in: pattern).trace
    else { return nil }
    return RightRun(screens: trace.screens, lost: Ownership(of: trace).lost)
  }
}

/// The right code is the pattern as it is, except for a feature.
private struct RightRun {
  let screens: [String]
  /// Objects that are alive and not needed.
  let lost: Set<String>
}

extension Course {
  /// A scenario for a pattern; `nil` when there is none.
  public func script(_ scenario: String, in pattern: String) -> Script? {
    Pattern(named: pattern).flatMap { try? index.scenario(named: scenario, for: $0) }
      .map { Script($0) }
  }
}

extension Ownership {
  /// Objects that nothing reaches and that are alive.
  fileprivate var lost: Set<String> { Set(leaks.flatMap(\.objects) + keptByClosures) }
}

extension Trace {
  /// The screens at the ends of the actions.
  var screens: [String] {
    records.compactMap { record in
      if case .screen(let screen) = record.event { screen.text } else { nil }
    }
  }
}
