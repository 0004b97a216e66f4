import ClassicNote
import Default2019Note
import DefaultNote
import GenericNote
import MVCNote
import MVCVSNote
import MVPNote
import MVVMCNote
import ToyKit

/// What the generator makes of a template under the name `Note`, as a part of this program.
public enum GeneratedExample: String, CaseIterable, Sendable {
  case `default`, classic, generic
  case default2019 = "default-2019"
  case mvc
  case mvvmC = "mvvm-c"
  case mvcVS = "mvc-vs"
  case mvp

  /// The pattern that its objects are parts of.
  public var pattern: String {
    switch self {
    case .default, .classic, .generic, .default2019: "viper"
    case .mvc, .mvvmC, .mvcVS, .mvp: rawValue
    }
  }

  /// - Returns: what the app has to keep besides the scene; `nil` for nothing.
  func open(in navigation: UINavigationController) -> AnyObject? {
    switch self {
    case .default: DefaultExample.open(in: navigation)
    case .classic: ClassicExample.open(in: navigation)
    case .generic: GenericExample.open(in: navigation)
    case .default2019: Default2019Example.open(in: navigation)
    case .mvc: MVCExample.open(in: navigation)
    case .mvvmC: return MVVMCExample.open(in: navigation)
    case .mvcVS: MVCVSExample.open(in: navigation)
    case .mvp: MVPExample.open(in: navigation)
    }
    return nil
  }
}
