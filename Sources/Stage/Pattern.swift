import MVC
import RecordingsApp

/// An architecture that the app can be run in.
public enum Pattern: String, CaseIterable, Sendable {
  case mvc

  /// As people write it.
  public var title: String {
    switch self {
    case .mvc: "MVC"
    }
  }

  /// One line on who does what.
  public var summary: String {
    switch self {
    case .mvc: "Cocoa MVC: the controller stands between views and model, and hears by notification"
    }
  }

  public var mistakes: [Mistake] { app.mistakes }

  var app: any RecordingsApplication.Type {
    switch self {
    case .mvc: RecordingsMVC.self
    }
  }
}
