/// Scenes and the segues between them: the contents of a storyboard file.
public final class UIStoryboard {
  /// A scene, and how to create it.
  public struct Scene {
    let identifier: String
    let make: () -> UIViewController
    let container: String?

    /// - Parameter container: the restoration identifier of the navigation controller that contains the
    ///   scene; `nil` for a scene without a navigation controller.
    public init<Controller: UIViewController>(
      _ identifier: String, in container: String? = nil, _ make: @escaping () -> Controller
    ) {
      self.identifier = identifier
      self.container = container
      self.make = { making(Controller.self, make) }
    }
  }

  /// A connection from a scene, or from its cells, to another scene.
  public struct Segue {
    public nonisolated enum Kind: Sendable {
      case show, showDetail, presentModally
    }

    let identifier: String
    let cell: String?
    let kind: Kind
    let destination: String

    /// - Parameter cell: the reuse identifier of the cells that trigger it; `nil` for a segue that code
    ///   performs.
    public init(_ identifier: String, cell: String? = nil, _ kind: Kind, to destination: String) {
      self.identifier = identifier
      self.cell = cell
      self.kind = kind
      self.destination = destination
    }
  }

  /// The initial scene: a split view with a scene in each pane.
  public struct Initial {
    let split: () -> UISplitViewController
    let master: String
    let detail: String

    /// - Parameters:
    ///   - split: creates the split view.
    ///   - master: the identifier of the scene on the left.
    ///   - detail: the identifier of the scene on the right.
    public init<Split: UISplitViewController>(
      _ split: @escaping () -> Split, master: String, detail: String
    ) {
      self.split = { making(Split.self, split) }
      self.master = master
      self.detail = detail
    }
  }

  let segues: [Segue]
  private let initial: Initial
  private let scenes: [Scene]
  private let restoresScenes: Bool

  /// - Parameter restoresScenes: whether the identifiers of scenes are their restoration identifiers too, as
  ///   Interface Builder's option "Use Storyboard ID" says.
  public init(
    initial: Initial, scenes: [Scene], segues: [Segue], restoresScenes: Bool = true
  ) {
    self.initial = initial
    self.scenes = scenes
    self.segues = segues
    self.restoresScenes = restoresScenes
  }

  /// The same storyboard with another class for one of its scenes.
  public func replacing<Controller: UIViewController>(
    _ identifier: String, with make: @escaping () -> Controller
  ) -> UIStoryboard {
    let changed = scenes.map { scene in
      scene.identifier == identifier ? Scene(identifier, in: scene.container, make) : scene
    }
    return UIStoryboard(
      initial: initial, scenes: changed, segues: segues, restoresScenes: restoresScenes)
  }

  /// The same storyboard with another class for its split view.
  public func replacingRoot<Split: UISplitViewController>(
    with make: @escaping () -> Split
  ) -> UIStoryboard {
    UIStoryboard(
      initial: Initial(make, master: initial.master, detail: initial.detail), scenes: scenes,
      segues: segues, restoresScenes: restoresScenes)
  }

  /// The scene, in its navigation controller if it has one; `nil` when no scene has the identifier.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController? {
    guard let scene = scenes.first(where: { $0.identifier == identifier }) else { return nil }
    let controller = scene.make()
    controller.storyboard = self
    controller.restorationIdentifier = restoresScenes ? identifier : nil
    return scene.container.map { contain(controller, in: $0) } ?? controller
  }

  /// The split view with its scenes; `nil` when the storyboard does not have both scenes.
  public func instantiateInitialViewController() -> UIViewController? {
    let split = initial.split()
    guard let master = instantiateViewController(withIdentifier: initial.master),
      let detail = instantiateViewController(withIdentifier: initial.detail)
    else { return nil }
    split.storyboard = self
    split.setPanes(contain(master, in: "MasterNav"), detail)
    return split
  }

  /// The container belongs to the scene: its creation is not recorded.
  private func contain(
    _ scene: UIViewController, in identifier: String
  ) -> UINavigationController {
    quietly {
      let container = UINavigationController(rootViewController: scene)
      container.restorationIdentifier = identifier
      return container
    }
  }
}

/// A transition from scene to scene, for `prepare(for:sender:)`.
public final class UIStoryboardSegue: CustomStringConvertible {
  public let identifier: String
  public let source: UIViewController
  public let destination: UIViewController

  init(identifier: String, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  public var description: String { identifier.debugDescription }
}
