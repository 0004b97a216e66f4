import Foundation
import Lessons

/// The scenario that a learner writes for a feature of their own.
enum OwnScenario {
  static let name = "feature"
  static let file = "feature.scenario"

  /// It works in every pattern, and shows no feature yet.
  static let template = """
    # What the feature does
    setup: launch
    open "Hello"

    """
}

extension ExerciseFolder {
  /// The learner's own scenario; `nil` where the exercise has none.
  public var ownScenario: Reading<Scenario>? {
    let file = url.appending(path: OwnScenario.file)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return Scenario.read(text, name: OwnScenario.name, file: OwnScenario.file)
  }
}
