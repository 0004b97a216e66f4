/// Whether a scene is appearing, shown, or disappearing.
struct Appearance {
  enum Stage {
    case appearing, shown, disappearing, gone
  }

  let scene: UIViewController
  /// The parent of the scene, kept alive until the scene has got its last message.
  private let container: UIViewController?
  private(set) var stage = Stage.appearing

  init(of scene: UIViewController) {
    self.scene = scene
    container = scene.parent
  }

  func at(_ stage: Stage) -> Appearance {
    var appearance = self
    appearance.stage = stage
    return appearance
  }
}
