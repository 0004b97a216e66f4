import MVC
import MVVMC
import RecordingsApp

/// An architecture that the app can be run in.
public enum Pattern: String, CaseIterable, Sendable {
  case mvc
  case mvvmC = "mvvm-c"

  /// As people write it.
  public var title: String {
    switch self {
    case .mvc: "MVC"
    case .mvvmC: "MVVM+C"
    }
  }

  /// One line on who does what.
  public var summary: String {
    switch self {
    case .mvc: "Cocoa MVC: the controller stands between views and model, and hears by notification"
    case .mvvmC:
      "MVVM with a coordinator: views are bound to a view-model, and a coordinator moves between scenes"
    }
  }

  public var mistakes: [Mistake] { app.mistakes }

  var app: any RecordingsApplication.Type {
    switch self {
    case .mvc: RecordingsMVC.self
    case .mvvmC: RecordingsMVVMC.self
    }
  }
}
