import ToyKit

/// What the generator makes of a template under the name `Note`, as a part of this program. Each is an `enum` in
/// `Generated`, so that all of them can keep their names.
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
    case .default: navigation.show(Default.NoteModule().buildDefault())
    case .classic: navigation.show(Classic.NoteModule().buildDefault())
    case .generic: navigation.show(Generic.NoteModule().buildDefault())
    case .default2019: navigation.show(Default2019.NoteModule().buildDefault())
    case .mvp: navigation.show(MVP.NoteConfigurator().viewController)
    case .mvc:
      let scene = MVC.NoteViewController()
      scene.model = MVC.Note()
      navigation.show(scene)
    case .mvcVS:
      let scene = MVCVS.NoteViewController()
      scene.store = MVCVS.NoteViewStateStore()
      navigation.show(scene)
    case .mvvmC:
      // The scene knows the coordinator only weakly.
      let coordinator = MVVMC.NoteCoordinator(navigation)
      coordinator.start()
      return coordinator
    }
    return nil
  }
}

extension UINavigationController {
  fileprivate func show(_ scene: UIViewController) { pushViewController(scene, animated: true) }
}
