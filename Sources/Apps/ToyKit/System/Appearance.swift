/// How far a scene has come onto the screen, or left it.
struct Appearance {
  enum Stage {
    case appearing, shown, disappearing, gone
  }

  let scene: UIViewController
  /// What the scene stands in: it goes no earlier than the scene has been told.
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
