import Analysis
import Course
import Lessons
import Stage
import Trace

/// Judges scenarios together, mostly by what the objects said to each other: first those that the exercise shows, then the
/// same ones played otherwise. Each optional property is why a layer is not passed; `nil` when it is.
struct ConversationJudge {
  let page: ExercisePage
  let pattern: Pattern
  let course: Course
  let runs: [JudgedConversation]
  /// Why its scenarios did not come to their end.
  let ending: ExerciseVerdict.Failure?
  /// Whether the goals are about these scenarios, too.
  let hasGoals: Bool

  /// What is judged of a program that was built, in this order.
  static let layers: [ExerciseVerdict.Layer] = [
    .runs, .screens, .goals, .contract, .released, .tests,
  ]

  /// Why the first layer is not passed that is not.
  func failure(
    at layers: [ExerciseVerdict.Layer], tests: ExerciseVerdict.Failure?
  ) throws(Judge.Failure) -> ExerciseVerdict.Failure? {
    let hidden = try hidden()
    guard hidden.isEmpty else { return .recorded(hidden) }
    return layers.lazy.compactMap { layer in
      switch layer {
      case .runs: ending
      case .screens: screens
      case .goals: goals
      case .contract: contract
      case .released: released
      case .tests: tests
      case .builds, .recorded, .finds: nil
      }
    }.first
  }

  private var screens: ExerciseVerdict.Failure? {
    for run in runs {
      if let difference = run.openingDifference { return .screens(difference) }
      guard let right = run.right.screens else { continue }
      let (name, trace) = (run.scenario, run.trace)
      let found = trace.screens
      for (index, screen) in right.enumerated() {
        let own = index < found.count ? found[index] : ""
        guard own != screen else { continue }
        let actions = trace.header.actions
        return .screens(
          .init(
            scenario: name, action: index < actions.count ? actions[index] : "",
            number: index + 1, total: actions.count,
            done: trace.header.setup + actions.prefix(index + 1),
            expected: screen, found: own))
      }
    }
    return nil
  }

  private var goals: ExerciseVerdict.Failure? {
    guard hasGoals, let first = runs.first else { return nil }
    let context = EvaluationContext(first.trace, screen: first.trace.screens.last ?? "")
    let missed = page.exercise.goals.filter { !context.holds($0.predicate) }
      .map { goal in
        var messages: [Int]?
        if case .message(let pattern, _) = goal.predicate {
          messages = first.trace.messages.filter { context.matches(pattern, $0.message) }.map(\.n)
        }
        return ExerciseVerdict.MissedGoal(goal: goal, messages: messages)
      }
    return missed.isEmpty ? nil : .goals(missed, scenario: first.scenario)
  }

  private var contract: ExerciseVerdict.Failure? {
    for run in runs {
      let breaches = course.breaches(in: run.trace)
      if !breaches.isEmpty { return .contract(breaches, in: run.trace) }
    }
    return nil
  }

  private var released: ExerciseVerdict.Failure? {
    for run in runs {
      let lost = Ownership(of: run.trace).lost.subtracting(run.right.lost)
      if !lost.isEmpty { return .released(lost.sorted(), scenario: run.scenario) }
    }
    return nil
  }

  /// For code that passes.
  func remarks() throws(Judge.Failure) -> [Remark] {
    var known = try course.runs(in: pattern).map(Habits.init)
    return runs.flatMap { run in
      let habits = Habits(of: run.trace)
      defer { known.append(habits) }
      return Remark.all(on: habits, in: run.scenario, besides: known)
    }
  }
}

/// A run of the learner's code, and what the right code does there: the pattern as it is, except for a feature.
struct JudgedConversation {
  let scenario: String
  let trace: Trace
  /// The screen after the set-up.
  let opening: String?
  let right: RightRun

  /// `nil` when the screen after the set-up is right, or not known.
  fileprivate var openingDifference: ExerciseVerdict.ScreenDifference? {
    guard let expected = right.opening, let opening, opening != expected else { return nil }
    let header = trace.header
    return .init(
      scenario: scenario, action: header.setup.last ?? "", number: 0, total: header.actions.count,
      done: header.setup, expected: expected, found: opening)
  }
}
