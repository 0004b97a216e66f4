/// The framework. What it does between the app's own parts goes through this object.
@Traced(Role.system) public final class UIKit {
  public static var shared: UIKit { Device.current.uikit }

  @Reference public internal(set) var delegate: (any UIApplicationDelegate)?
  @Reference var keyboard: UIInputWindowController?
  @Reference var browser: Browser?
  @Untraced var keyWindow: UIWindow? { didSet { noteRoot() } }
  @Untraced var exceptions: [UIKitException] = []
  @Untraced private var appearances: [Appearance] = []
  @Untraced private var changes = SceneChanges()
  @Untraced private(set) var departures = Departures()
  @Untraced private var arrivals = Arrivals()
  /// Whether the first scenes are on the screen. Scenes that appear before that are not animated.
  @Untraced private var hasLaunched = false

  /// What another kit on top of this one does when a turn is over.
  @Untraced public var endOfTurn: (() -> Void)?

  public var lifelineName: String? { "UIKit" }

  @Untraced public var rootViewController: UIViewController? { keyWindow?.rootViewController }

  /// The window itself has no lifeline.
  @Untraced func noteRoot() {
    noteReferences(of: self, in: "rootViewController", to: [keyWindow?.rootViewController])
    noteScenes()
  }

  func terminate() {
    hasLaunched = false
    endOfTurn = nil
    appearances = []
    (changes, departures, arrivals) = (SceneChanges(), Departures(), Arrivals())
    keyWindow = nil
    (keyboard, browser, delegate) = (nil, nil, nil)
  }

  // MARK: Run loop

  /// Does the work that a turn leaves: blocks of the main queue run, new scenes are loaded and laid out, and scenes are
  /// told that they appear or disappear.
  ///
  /// - Parameter inTurn: runs a piece of work as a turn of its own.
  @Untraced public func runUntilIdle(inTurn: (() -> Void) -> Void) {
    while let work = nextWork() { inTurn { acting(as: self, because: work.origin, work.perform) } }
    finishLayout()
  }

  /// The same for scenes only, for another kit that is not done with its turn.
  @Untraced public func runUntilScenesAreShown() {
    while let work = nextWorkOnScenes() { acting(as: self, because: work.origin, work.perform) }
    finishLayout()
  }

  /// Creates the back buttons of the visible bars.
  private func finishLayout() {
    quietly { for scene in visibleScenes { _ = scene.leftBarItem } }
    hasLaunched = hasLaunched || !visibleScenes.isEmpty
  }

  /// A scene came to the screen or left it, or its content changed places.
  @Untraced func noteScenes() { changes.note(rootContainer + visibleScenes) }

  private struct Work {
    /// The call that changed what is on the screen.
    let origin: TraceRecorder.Cause?
    let perform: () -> Void
  }

  private func work(on scene: UIViewController?, _ perform: @escaping () -> Void) -> Work {
    Work(origin: scene.flatMap { changes.origin(of: $0) }, perform: perform)
  }

  private func nextWork() -> Work? {
    if let block = Device.current.process.nextBlock() {
      return Work(origin: nil, perform: block)
    }
    return nextWorkOnScenes()
  }

  private func nextWorkOnScenes() -> Work? {
    let visible = rootContainer + visibleScenes
    let gone = appearances.first { appearance in !visible.contains { $0 === appearance.scene } }
    if let gone, gone.stage != .disappearing {
      // The scene that takes its place has loaded its view by then.
      if let new = visible.first(where: { !$0.isViewLoaded }) {
        return work(on: new) { new.loadIfNeeded() }
      }
      return work(on: gone.scene) { self.tell(gone, .disappearing) }
    }
    for scene in visible {
      if let perform = workToShow(scene) { return work(on: scene, perform) }
    }
    if let gone { return work(on: gone.scene) { self.tell(gone, .gone) } }
    if let perform = departures.takeCompletion() { return Work(origin: nil, perform: perform) }
    if let new = appearances.first(where: { $0.stage == .appearing }) {
      return work(on: new.scene) { self.tell(new, .shown) }
    }
    if let perform = arrivals.takeCompletion(shown: appearances.map(\.scene)) {
      return Work(origin: nil, perform: perform)
    }
    return stackWithUnreportedTop.map { stack in
      work(on: quietly { stack.topViewController }) { stack.tellDelegate() }
    }
  }

  private var stackWithUnreportedTop: UINavigationController? {
    quietly {
      guard let root = rootViewController else { return nil }
      return (root.panes + root.presentedStack).lazy.compactMap { $0 as? UINavigationController }
        .first(where: \.hasUnreportedTop)
    }
  }

  private func workToShow(_ scene: UIViewController) -> (() -> Void)? {
    if !scene.isViewLoaded { return { scene.loadIfNeeded() } }
    guard let known = appearances.first(where: { $0.scene === scene }) else {
      return { self.tell(Appearance(of: scene), .appearing) }
    }
    if known.stage == .disappearing { return { self.tell(known, .appearing) } }
    return tableToLayOut(in: scene).map { table in { table.layoutRows() } }
  }

  private func tableToLayOut(in scene: UIViewController) -> UITableView? {
    quietly {
      scene.touchableViews.lazy.compactMap { $0 as? UITableView }.first(where: \.needsLayout)
    }
  }

  /// Only what comes after the launch is animated.
  private func tell(_ appearance: Appearance, _ stage: Appearance.Stage) {
    let (scene, animated) = (appearance.scene, hasLaunched)
    appearances.removeAll { $0.scene === scene }
    if stage != .gone { appearances.append(appearance.at(stage)) }
    deliver(.lifecycle, from: self, to: scene) {
      switch stage {
      case .appearing: scene.viewWillAppear(animated)
      case .shown: scene.viewDidAppear(animated)
      case .disappearing: scene.viewWillDisappear(animated)
      case .gone: scene.viewDidDisappear(animated)
      }
    }
  }

  /// A split view appears and disappears separately from the scenes in it.
  private var rootContainer: [UIViewController] {
    (rootViewController as? UISplitViewController).map { [$0] } ?? []
  }

  /// The scenes on the screen: panes from left to right, then presented scenes from back to front.
  @Untraced public var visibleScenes: [UIViewController] {
    guard let root = rootViewController else { return [] }
    return quietly { (root.panes + root.presentedStack).map(\.scene) }
  }

  // MARK: Presenting

  /// The scene is loaded at once. It appears later, in a turn of its own, as a pushed scene does.
  /// While a scene is presented, UIKit refuses to present another. The toy does so only while one is being dismissed.
  func present(
    _ controller: UIViewController, over presenter: UIViewController,
    completion: (() -> Void)? = nil
  ) {
    let root = rootViewController ?? presenter.presentedStack.last ?? presenter
    let top = root.presentedStack.last ?? root
    guard departures.scene(leaving: top) == nil else { return }
    guard !([root] + root.presentedStack).contains(where: { $0 === controller }) else {
      return raise(.alreadyPresented(type: "\(type(of: controller))"))
    }
    if let completion { arrivals.add(controller, completion) }
    top.presentedHere = controller
    controller.presentingViewController = top
    noteScenes()
    quietly { controller.scene }.loadIfNeeded()
  }

  /// Finds the presenting and the presented controller among the parents of the given controller, too.
  func dismiss(_ controller: UIViewController, completion: (() -> Void)?) {
    guard let (gone, presenter) = remove(presentedBy: controller) else { return }
    departures.begin(gone, from: presenter, completion: completion)
  }

  /// The same for an alert. Its handler is called when the alert is gone already.
  func dismiss(_ controller: UIViewController) { _ = remove(presentedBy: controller) }

  private func remove(
    presentedBy controller: UIViewController
  ) -> (gone: UIViewController, presenter: UIViewController)? {
    let target =
      controller.lineage.first { $0.presentedHere != nil }
      ?? controller.lineage.lazy.compactMap(\.presentingViewController).first
    guard let presenter = target, let gone = presenter.presentedHere else { return nil }
    presenter.presentedHere = nil
    gone.presentingViewController = nil
    noteScenes()
    return (gone, presenter)
  }

  // MARK: Segues

  /// Performs the segue that is connected to a cell, if there is one.
  @Untraced func performCellSegue(of table: UITableView, _ cell: UITableViewCell) {
    guard let scene = scene(of: table), let storyboard = scene.storyboard,
      let segue = storyboard.segues.first(where: { $0.cell == cell.reuseIdentifier })
    else { return }
    deliver(.system, "cell-connected segue \(segue.identifier.debugDescription)", to: self) {
      perform(segue, from: scene, sender: cell)
    }
  }

  func performSegue(_ identifier: String, from scene: UIViewController) {
    let segue = scene.storyboard?.segues.first { $0.identifier == identifier }
    if let segue { perform(segue, from: scene, sender: scene) }
  }

  private func perform(
    _ description: UIStoryboard.Segue, from source: UIViewController, sender: Any?
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
      if let split = segue.source as? UISplitViewController {
        return split.showDetail(segue.destination)
      }
      segue.source.splitViewController?.showDetailViewController(segue.destination, sender: nil)
      quietly { segue.destination.scene }.loadIfNeeded()
    case .presentModally:
      present(segue.destination, over: segue.source)
    }
  }

  private func scene(of table: UITableView) -> UIViewController? {
    quietly { visibleScenes.first { $0.touchableViews.contains { $0 === table } } }
  }
}
