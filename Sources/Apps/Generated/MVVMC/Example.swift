import ToyKit

/// The generated scene, opened.
public enum MVVMCExample {
  /// - Returns: the coordinator. Keep it: its scene knows it only weakly.
  public static func open(in navigation: UINavigationController) -> AnyObject {
    let coordinator = NoteCoordinator(navigation)
    coordinator.start()
    return coordinator
  }
}
