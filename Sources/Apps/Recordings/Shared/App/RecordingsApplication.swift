import LiveTesting

/// The app in one pattern: what it takes to run it.
public protocol RecordingsApplication {
  static var launcher: Launcher { get }
  /// Where changes from other devices arrive.
  static var syncedItems: any SyncedItems { get }
  /// The ways in which the pattern usually goes wrong, each as an app that runs.
  static var mistakes: [Mistake] { get }
  /// Tests of the kinds that fit the pattern.
  static var tests: [LiveTestSuite] { get }
  /// For a pattern whose view state can be looked at and set.
  static var viewStateDebugging: (any ViewStateDebugging)? { get }
}

/// A wrong variant of a pattern that really runs.
public struct Mistake {
  /// As in `mvc.m1`.
  public let id: String
  public let title: String
  /// The scenario that shows it.
  public let scenario: String
  /// What somebody sees who knows nothing of the code.
  public let symptom: String
  /// Why it is wrong, and what to do instead.
  public let reason: String
  public let launcher: Launcher

  public init(
    _ id: String, _ title: String, scenario: String, symptom: String, reason: String,
    launcher: Launcher
  ) {
    self.id = id
    self.title = title
    self.scenario = scenario
    self.symptom = symptom
    self.reason = reason
    self.launcher = launcher
  }
}
