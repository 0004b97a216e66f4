import LiveTesting

/// The app in one pattern.
public protocol RecordingsApplication {
  static var launcher: Launcher { get }
  /// The items that changes from other devices apply to.
  static var syncedItems: any SyncedItems { get }
  /// The ways in which the pattern usually goes wrong, each as an app that runs.
  static var mistakes: [Mistake] { get }
  /// The tests that fit the pattern.
  static var tests: [LiveTestSuite] { get }
  /// Reads and sets the view state; `nil` for a pattern that does not keep it in one place.
  static var viewStateDebugging: (any ViewStateDebugging)? { get }
}

/// A typical mistake in a pattern, as a variant of the app that runs.
public struct Mistake {
  /// The pattern and the mistake, as in `mvc.m1`.
  public let id: String
  public let title: String
  /// The name of the scenario that shows it.
  public let scenario: String
  /// What the user of the app notices.
  public let symptom: String
  /// Why it is wrong, and what to do instead.
  public let reason: String
  /// Launches the app with the mistake in it.
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
