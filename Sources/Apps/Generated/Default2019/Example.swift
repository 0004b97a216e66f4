import ToyKit

/// The generated module, opened.
public enum Default2019Example {
  public static func open(in navigation: UINavigationController) {
    navigation.pushViewController(NoteModule().buildDefault(), animated: true)
  }
}
