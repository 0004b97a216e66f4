import LiveTesting

/// An app in one pattern, as the stage runs it.
public protocol RunnablePattern {
  /// The app that is written in this pattern.
  static var app: any RunnableApp.Type { get }
  /// As users type it: small letters, different from every other pattern of every app.
  static var name: String { get }
  /// What users may call it, too, in small letters. A pattern of another app may have such a name: then it means this
  /// pattern only in its app.
  static var otherNames: [String] { get }
  /// The usual name, such as `MVVM+C`.
  static var title: String { get }
  /// One line about the parts of the pattern, in the current language.
  static var summary: String { get }
  static var launcher: Launcher { get }
  /// The items that changes from other devices apply to; `nil` when nothing changes from elsewhere.
  static var syncedItems: (any SyncedItems)? { get }
  /// The ways in which the pattern usually goes wrong, each as an app that runs.
  static var mistakes: [Mistake] { get }
  /// The tests that fit the pattern.
  static var tests: [LiveTestSuite] { get }
  /// Reads and sets the view state; `nil` for a pattern that does not keep it in one place.
  static var viewStateDebugging: (any ViewStateDebugging)? { get }
}

extension RunnablePattern {
  public static var otherNames: [String] { [] }
  public static var syncedItems: (any SyncedItems)? { nil }
  public static var mistakes: [Mistake] { [] }
  public static var tests: [LiveTestSuite] { [] }
  public static var viewStateDebugging: (any ViewStateDebugging)? { nil }
}
