import ToyKit

/// The generated scene, opened.
public enum MVPExample {
  public static func open(in navigation: UINavigationController) {
    navigation.pushViewController(NoteConfigurator().viewController, animated: true)
  }
}
