/// An app that the stage can run. The same actions end on the same screens in all its patterns.
public protocol RunnableApp {
  /// In small letters: in traces, and the folder of its scenarios.
  static var name: String { get }
  static var title: String { get }
  /// One line about what the app does, in the current language.
  static var summary: String { get }
  /// Writes what the app finds at its first launch onto a new device.
  static func install(on device: Device)
  /// A link that opens the app, as an example of its scheme; `nil` when no link opens it.
  static var exampleLink: String? { get }
  /// The kinds of view state that the app has in every pattern.
  static var viewState: [ViewStatePiece] { get }
}

extension RunnableApp {
  public static func install(on device: Device) {}
  public static var exampleLink: String? { nil }
  public static var viewState: [ViewStatePiece] { [] }
}
