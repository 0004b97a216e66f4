/// Scenarios that are judged together, through all layers: first those that the exercise shows, then the same ones played
/// otherwise.
struct JudgedRound {
  /// What is judged of a program that was built, in this order.
  static let layers: [ExerciseVerdict.Layer] = [
    .runs, .screens, .goals, .contract, .released, .tests,
  ]

  let conversation: ConversationJudge
  /// Why its scenarios did not come to their end.
  let ending: ExerciseVerdict.Failure?
  /// Goals that are not reached.
  let goals: ExerciseVerdict.Failure?

  /// Why the first layer is not passed that is not.
  func failure(
    at layers: [ExerciseVerdict.Layer], tests: ExerciseVerdict.Failure?
  ) throws(Judge.Failure) -> ExerciseVerdict.Failure? {
    let hidden = try conversation.hidden()
    guard hidden.isEmpty else { return .recorded(hidden) }
    return layers.lazy.compactMap { failure(at: $0, tests: tests) }.first
  }

  private func failure(
    at layer: ExerciseVerdict.Layer, tests: ExerciseVerdict.Failure?
  ) -> ExerciseVerdict.Failure? {
    switch layer {
    case .runs: ending
    case .screens: conversation.screens
    case .goals: goals
    case .contract: conversation.contract
    case .released: conversation.released
    case .tests: tests
    case .builds, .recorded, .finds: nil
    }
  }
}
