import Lessons
import Stage

/// A change of the app that learners make in several patterns. Each of these has an exercise for it.
public struct Change: Sendable {
  /// The changed app has to play it.
  public let scenario: Scenario
  /// In the order of the patterns.
  let exercises: [Exercise]

  /// The exercise in a pattern.
  struct Exercise: Sendable {
    let pattern: Pattern
    let page: ExercisePage
  }

  /// `confirm-delete`
  public var name: String { scenario.name }
}

extension ExercisePage {
  /// The feature by which this exercise belongs to a change; `nil` for an exercise of another kind.
  public func feature(in exercises: LessonIndex) -> Feature? {
    guard exercise.kind == .change, let first = exercise.runs.first else { return nil }
    return (try? exercises.feature(first)) ?? nil
  }
}

extension Course {
  /// The changes that the exercises are about, in the order of their names.
  public var changes: [Change] {
    let exercises = index.exercises
    let pages = exercises.exerciseHeads(in: "en").filter { $0.kind == .change }
      .compactMap { exercises.exercise($0.id) }
    let features = pages.compactMap { page in
      page.feature(in: exercises).map { (scenario: $0.scenario, page: page) }
    }
    return Dictionary(grouping: features, by: \.scenario.name).sorted { $0.key < $1.key }
      .map { Change(scenario: $1[0].scenario, exercises: $1.map(\.page).byPattern) }
  }
}

extension [ExercisePage] {
  fileprivate var byPattern: [Change.Exercise] {
    Pattern.all.flatMap { pattern in
      filter { $0.pattern == pattern.name }.map { Change.Exercise(pattern: pattern, page: $0) }
    }
  }
}
