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
  /// The learner's own scenario, of a project.
  public func ownScenario() throws(Problem) -> ReadResult<Scenario> {
    Scenario.read(
      try text(of: OwnScenario.file), name: OwnScenario.name, file: OwnScenario.file)
  }
}

extension Exercise {
  /// The names of the scenarios that it is judged by: the learner's own comes first.
  func scenarios(withOwn: Bool) -> [String] { (withOwn ? [OwnScenario.name] : []) + runs }
}
