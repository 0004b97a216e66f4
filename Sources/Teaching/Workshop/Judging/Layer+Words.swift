import Localization

nonisolated extension ExerciseVerdict.Layer {
  /// What passing it means.
  public var words: String {
    switch self {
    case .builds: localized("It builds.")
    case .recorded: localized("Lifeline sees every object.")
    case .runs: localized("Every action works.")
    case .screens: localized("The screens are right.")
    case .goals: localized("The goals are reached.")
    case .contract: localized("The contract holds.")
    case .released: localized("Objects are released when they are not needed any more.")
    case .tests: localized("The tests of the pattern pass.")
    case .finds: localized("The tests find each mistake.")
    }
  }

  /// What not passing it means.
  public var wordsOfFailure: String {
    switch self {
    case .builds: localized("It does not build.")
    case .recorded: localized("Lifeline does not see everything.")
    case .runs: localized("It does not come to its end.")
    case .screens: localized("A screen is not as it should be.")
    case .goals: localized("Not all goals are reached.")
    case .contract: localized("The contract does not hold.")
    case .released: localized("An object is not released.")
    case .tests: localized("A test of the pattern fails.")
    case .finds: localized("A mistake is not found.")
    }
  }
}
