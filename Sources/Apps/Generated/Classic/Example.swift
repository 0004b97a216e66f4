import ToyKit

/// The generated module, opened.
public enum ClassicExample {
  public static func open(in navigation: UINavigationController) {
    navigation.pushViewController(NoteModule().buildDefault(), animated: true)
  }
}
