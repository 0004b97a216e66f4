import ToyKit

/// The generated scene, opened.
public enum MVCExample {
  public static func open(in navigation: UINavigationController) {
    let scene = NoteViewController()
    scene.model = Note()
    navigation.pushViewController(scene, animated: true)
  }
}
