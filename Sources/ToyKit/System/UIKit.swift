/// The framework at work: what it does between the app's own parts goes through this object.
@Traced(Role.system) public final class UIKit {
  public static var shared: UIKit { Device.current.uikit }

  @Untraced public internal(set) var delegate: (any UIApplicationDelegate)?
  @Untraced var keyWindow: UIWindow?
  @Untraced private var appeared: [UIViewController] = []

  public var lifelineName: String? { "UIKit" }

  @Untraced public var rootViewController: UIViewController? { keyWindow?.rootViewController }

  func terminate() {
    appeared = []
    keyWindow = nil
    delegate = nil
  }

  // MARK: Run loop

  /// Runs what is left to do after a turn, each as a turn of its own: scenes that came on the screen
  /// load and lay out, scenes that went disappear.
  @Untraced public func settle(inTurn: (() -> Void) -> Void) {
    while let work = nextWork() { inTurn { acting(as: self) { work() } } }
  }

  private func nextWork() -> (() -> Void)? {
    let visible = visibleScenes
    for scene in visible {
      if let work = workToShow(scene) { return work }
    }
    guard let gone = appeared.first(where: { scene in !visible.contains { $0 === scene } }) else {
      return nil
    }
    return { self.disappear(gone) }
  }

  private func workToShow(_ scene: UIViewController) -> (() -> Void)? {
    if !scene.isViewLoaded { return { scene.loadViewIfNeeded() } }
    if let table = tableToLayOut(in: scene) { return { table.layoutRows() } }
    guard !appeared.contains(where: { $0 === scene }) else { return nil }
    return { self.appear(scene) }
  }

  private func tableToLayOut(in scene: UIViewController) -> UITableView? {
    quietly {
      scene.touchableViews.lazy.compactMap { $0 as? UITableView }.first(where: \.needsLayout)
    }
  }

  private func appear(_ scene: UIViewController) {
    appeared.append(scene)
    deliver(.lifecycle, from: self, to: scene) { scene.viewDidAppear(true) }
  }

  private func disappear(_ scene: UIViewController) {
    appeared.removeAll { $0 === scene }
    deliver(.lifecycle, from: self, to: scene) { scene.viewWillDisappear(true) }
    deliver(.lifecycle, from: self, to: scene) { scene.viewDidDisappear(true) }
  }

  /// The scenes on the screen, from left to right and from back to front.
  @Untraced public var visibleScenes: [UIViewController] {
    guard let root = rootViewController else { return [] }
    return quietly {
      let panes = (root as? UISplitViewController)?.viewControllers ?? [root]
      let scenes = panes.compactMap { ($0 as? UINavigationController)?.topViewController ?? $0 }
      return scenes + root.presentedStack
    }
  }

  // MARK: Presenting

  func present(_ controller: UIViewController, over presenter: UIViewController) {
    let base = presenter.presentedStack.last ?? presenter
    let root = rootViewController ?? base
    let top = root.presentedStack.last ?? root
    top.presentedViewController = controller
    controller.presentingViewController = top
    controller.loadViewIfNeeded()
    appear(controller)
  }

  func dismiss(_ controller: UIViewController) {
    let target =
      controller.presentedViewController == nil
      ? controller.presentingViewController
      : controller
    guard let presenter = target, let gone = presenter.presentedViewController else { return }
    presenter.presentedViewController = nil
    gone.presentingViewController = nil
  }

  // MARK: Segues

  /// A row of a table whose cells are connected to a segue was selected. Returns whether there is one.
  @Untraced func performCellSegue(of table: UITableView, withIdentifier cell: String) -> Bool {
    guard let scene = scene(of: table), let storyboard = scene.storyboard,
      let segue = storyboard.segues.first(where: { $0.cell == cell })
    else { return false }
    deliver(.system, "cell-connected segue \(segue.identifier.debugDescription)", to: self) {
      perform(segue, from: scene, sender: table)
    }
    return true
  }

  func performSegue(_ identifier: String, from scene: UIViewController) {
    let segue = scene.storyboard?.segues.first { $0.identifier == identifier }
    if let segue { perform(segue, from: scene, sender: scene) }
  }

  private func perform(
    _ description: UIStoryboard.Segue, from source: UIViewController, sender: AnyObject?
  ) {
    guard let storyboard = source.storyboard,
      let destination = storyboard.instantiateViewController(
        withIdentifier: description.destination)
    else { return }
    let segue = UIStoryboardSegue(
      identifier: description.identifier, source: source, destination: destination)
    deliver(.lifecycle, from: self, to: source) { source.prepare(for: segue, sender: sender) }
    show(segue, description.kind)
  }

  private func show(_ segue: UIStoryboardSegue, _ kind: UIStoryboard.Segue.Kind) {
    switch kind {
    case .show:
      segue.source.navigationController?.pushViewController(segue.destination, animated: true)
    case .showDetail:
      let detail = UINavigationController.detail(segue.destination)
      segue.source.splitViewController?.showDetailViewController(detail)
      segue.destination.loadViewIfNeeded()
    case .presentModally:
      present(segue.destination, over: segue.source)
    }
  }

  private func scene(of table: UITableView) -> UIViewController? {
    quietly { visibleScenes.first { $0.touchableViews.contains { $0 === table } } }
  }
}
