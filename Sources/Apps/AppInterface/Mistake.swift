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
