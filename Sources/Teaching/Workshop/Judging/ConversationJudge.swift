import Analysis
import Course
import Lessons
import Stage
import Trace

/// Judges what the objects said to each other. Each property but the last is why a layer is not passed; `nil` when it
/// is.
struct ConversationJudge {
  private let page: ExercisePage
  private let course: Course
  private let runs: [JudgedConversation]

  init(page: ExercisePage, course: Course, traces: [(scenario: String, trace: Trace)]) {
    (self.page, self.course) = (page, course)
    runs = traces.map { name, trace in
      JudgedConversation(
        scenario: name, trace: trace, right: course.rightRun(of: name, in: page.pattern))
    }
  }

  var screens: ExerciseVerdict.Failure? {
    for run in runs {
      guard let right = run.right else { continue }
      let (name, trace) = (run.scenario, run.trace)
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
    guard let first = runs.first else { return nil }
    let context = EvaluationContext(first.trace, screen: first.trace.screens.last ?? "")
    let missed = page.exercise.goals.filter { !context.holds($0.predicate) }
      .map { ExerciseVerdict.MissedGoal(goal: $0, messages: context.count(of: $0.predicate)) }
    return missed.isEmpty ? nil : .goals(missed, scenario: first.scenario)
  }

  var contract: ExerciseVerdict.Failure? {
    for run in runs {
      let breaches = course.breaches(in: run.trace)
      if !breaches.isEmpty { return .contract(breaches, in: run.trace) }
    }
    return nil
  }

  var released: ExerciseVerdict.Failure? {
    for run in runs {
      guard let right = run.right else { continue }
      let lost = Ownership(of: run.trace).lost.subtracting(right.lost)
      if !lost.isEmpty { return .released(lost.sorted(), scenario: run.scenario) }
    }
    return nil
  }

  /// For code that passes.
  var remarks: [Remark] {
    var known = course.runs(in: page.pattern).map(Habits.init)
    return runs.flatMap { run in
      let habits = Habits(of: run.trace)
      defer { known.append(habits) }
      return Remark.all(on: habits, in: run.scenario, besides: known)
    }
  }
}

private struct JudgedConversation {
  let scenario: String
  let trace: Trace
  /// What the right code does there; `nil` when that is not known.
  let right: RightRun?
}

/// The right code is the pattern as it is, except for a feature.
private struct RightRun {
  let screens: [String]
  /// Objects that are alive and not needed.
  let lost: Set<String>
}

extension Course {
  fileprivate func rightRun(of scenario: String, in pattern: String) -> RightRun? {
    if let feature = index.feature(scenario) {
      return feature.screens.map { RightRun(screens: $0.map(\.screen), lost: []) }
    }
    guard let script = script(scenario, in: pattern), let pattern = Pattern(named: pattern),
      let trace = try? script.run(in: pattern).trace
    else { return nil }
    return RightRun(screens: trace.screens, lost: Ownership(of: trace).lost)
  }
}

extension Course {
  /// Every scenario of a pattern's app, run in the pattern as it is.
  fileprivate func runs(in pattern: String) -> [Trace] {
    guard let pattern = Pattern(named: pattern) else { return [] }
    return index.scenarios(for: pattern).compactMap { try? Script($0).run(in: pattern).trace }
  }

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
