import Localization
import MVC
import MVCVS
import MVP
import MVVMC
import RecordingsApp
import VIPER

/// An architecture that the app can be run in.
public enum Pattern: String, CaseIterable, Sendable {
  case mvc
  case mvvmC = "mvvm-c"
  case mvcVS = "mvc-vs"
  case mvp
  case viper

  /// The usual name, such as `MVVM+C`.
  public var title: String {
    switch self {
    case .mvc: "MVC"
    case .mvvmC: "MVVM+C"
    case .mvcVS: "MVC+VS"
    case .mvp: "MVP"
    case .viper: "VIPER"
    }
  }

  /// One line about the parts of the pattern, in the current language.
  public var summary: String {
    switch self {
    case .mvc:
      localized(
        """
        Cocoa MVC: the controller stands between views and model, and observes the model
        """)
    case .mvvmC:
      localized(
        """
        MVVM with a coordinator: views are bound to a view-model; a coordinator moves between scenes
        """)
    case .mvcVS:
      localized("MVC with view state: view state is a model too, and the screens observe it")
    case .mvp:
      localized(
        """
        Passive view: the presenter decides, the view shows, the data side knows the model
        """)
    case .viper: localized("VIPER: one part for each job in a scene, put together by a builder")
    }
  }

  /// The ways in which the pattern usually goes wrong, each as an app that runs.
  public var mistakes: [Mistake] { app.mistakes }

  var app: any RecordingsApplication.Type {
    switch self {
    case .mvc: RecordingsMVC.self
    case .mvvmC: RecordingsMVVMC.self
    case .mvcVS: RecordingsMVCVS.self
    case .mvp: RecordingsMVP.self
    case .viper: RecordingsVIPER.self
    }
  }
}
