import ToyKit

/// The generated scene, opened.
public enum MVCVSExample {
  public static func open(in navigation: UINavigationController) {
    let scene = NoteViewController()
    scene.store = NoteViewStateStore()
    navigation.pushViewController(scene, animated: true)
  }
}
