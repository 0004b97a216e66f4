/// Manages one scene.
@Traced(Role.system) open class UIViewController {
  public let navigationItem = UINavigationItem()
  public private(set) var isEditing = false
  @Reference public var toolbarItems: [UIBarButtonItem] = []
  @Untraced public var restorationIdentifier: String?
  /// Whether the user cannot swipe it away. The toy's user never tries.
  @Untraced public var isModalInPresentation = false
  @Reference public internal(set) weak var parent: UIViewController?
  @Reference("presentedViewController") var presentedHere: UIViewController?
  @Reference public internal(set) weak var presentingViewController: UIViewController?
  @Untraced public internal(set) var storyboard: UIStoryboard?
  @Untraced public private(set) var isViewLoaded = false
  @Reference("view") private var loadedView: UIView?
  @Untraced private lazy var editItem = held(
    UIEditButtonItem(of: self), by: self, as: "editButtonItem")

  /// The toy has no nib files.
  @Untraced public init(nibName: Never?, bundle: Never?) { _introduce(self) }

  @Untraced public convenience init() { self.init(nibName: nil, bundle: nil) }

  @Untraced open var lifelineName: String? { nil }
  public class var isContainer: Bool { false }

  // MARK: View and life cycle

  /// The first access loads it.
  @Untraced public var view: UIView {
    get {
      loadIfNeeded()
      return loadedView ?? UIView()
    }
    set { loadedView = newValue }
  }

  public final func loadViewIfNeeded() { loadIfNeeded() }

  @Untraced final func loadIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    quietly(as: self) { loadView() }
    deliver(.lifecycle, from: UIKit.shared, to: self) { viewDidLoad() }
  }

  /// Creates the views and connects them to the controller, as a storyboard file does.
  @Untraced open func loadView() {}
  @Untraced open func viewDidLoad() {}
  @Untraced open func viewWillAppear(_ animated: Bool) {
    MethodTable.current.sendViewWillAppear(to: self, animated: animated)
  }
  @Untraced open func viewDidAppear(_ animated: Bool) {}
  @Untraced open func viewWillDisappear(_ animated: Bool) {}
  @Untraced open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Bars

  /// The title of the navigation item.
  @Untraced public var title: String? {
    get { navigationItem.title }
    set { navigationItem.title = newValue }
  }

  @Untraced public var editButtonItem: UIBarButtonItem { editItem }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Navigation

  /// The controllers in a container.
  @Untraced public var children: [UIViewController] {
    quietly {
      switch self {
      case let stack as UINavigationController: stack.viewControllers
      case let split as UISplitViewController: split.viewControllers
      default: []
      }
    }
  }

  @Untraced public var navigationController: UINavigationController? {
    parent as? UINavigationController
  }

  @Untraced public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }

  /// - Parameter completion: called when the presented scene has appeared.
  @Untraced public func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let completion = completion.map { owned("completion()", .closure, $0) }
    deliver(
      .navigate, "present(_:animated:)", [_capture(viewController), .bool(animated)],
      to: UIKit.shared
    ) { UIKit.shared.present(viewController, over: self, completion: completion) }
  }

  /// Shows it in the second pane of the split view that this controller is in. Where there is none, presents it.
  @Untraced public func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard let splitViewController else { return present(viewController, animated: true) }
    splitViewController.showDetailViewController(viewController, sender: sender)
  }

  /// Dismisses the controller that this controller presents. If it presents none, it is dismissed itself.
  ///
  /// - Parameter completion: called when the dismissed scene is gone. Until then, no other can be presented.
  @Untraced public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let completion = completion.map { owned("completion()", .closure, $0) }
    deliver(.navigate, "dismiss(animated:)", [.bool(animated)], to: UIKit.shared) {
      UIKit.shared.dismiss(self, completion: completion)
    }
  }

  @Untraced public func performSegue(withIdentifier identifier: String, sender: Any?) {
    deliver(
      .navigate, "performSegue(withIdentifier:)", [.string(identifier)], to: UIKit.shared
    ) { UIKit.shared.performSegue(identifier, from: self) }
  }

  @Untraced open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: State restoration

  @Untraced open func encodeRestorableState(with coder: NSCoder) {}
  @Untraced open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Drawing

  // Drawing loads and makes no view: a screen can be drawn during a turn without changing anything.

  @Untraced open var barTitle: String { navigationItem.title ?? "" }

  @Untraced open func contentLines(width: Int, glyphs: Glyphs) -> [String] {
    shownView?.lines(width: width, glyphs: glyphs) ?? []
  }

  @Untraced open var spokenContent: [String] { shownView?.spoken ?? [] }

  @Untraced open var touchableViews: [UIView] { shownView?.visibleViews ?? [] }

  /// `nil` before the view is loaded, and while `viewDidLoad` has not set it yet.
  private var shownView: UIView? { isViewLoaded ? loadedView : nil }
}

extension UIViewController {
  /// The controller itself, or the scene on top of a navigation controller.
  var scene: UIViewController { (self as? UINavigationController)?.topViewController ?? self }

  /// The scenes side by side: those of a split view, or the controller itself.
  var panes: [UIViewController] { (self as? UISplitViewController)?.viewControllers ?? [self] }

  /// The left item of the bar: the back button, unless the controller has set another item.
  var leftBarItem: UIBarButtonItem? {
    navigationItem.leftBarButtonItem ?? navigationController?.backItem(for: self)
  }

  /// The back button's label, also when the button is not made yet; `nil` when the bar has none.
  var backLabel: String? {
    guard navigationItem.leftBarButtonItem == nil else { return nil }
    return navigationController?.hasBackItem(for: self) == true ? UIBackButtonItem.label : nil
  }

  var barItems: [UIBarButtonItem] {
    [leftBarItem, navigationItem.rightBarButtonItem].compactMap { $0 } + toolbarItems
  }

  /// Whether the controller, or what it is in, is presented.
  var isOnTop: Bool { lineage.contains { $0.presentingViewController != nil } }

  /// The scene that this controller, or the nearest of those that it is in, presents. It is still presented while
  /// it is dismissed.
  @Untraced public var presentedViewController: UIViewController? {
    lineage.lazy.compactMap { $0.presentedHere ?? UIKit.shared.departures.scene(leaving: $0) }.first
  }

  @Untraced public var isBeingDismissed: Bool { UIKit.shared.departures.contains(self) }

  /// The controllers presented over this controller, the nearest first.
  var presentedStack: [UIViewController] {
    presentedHere.map { [$0] + $0.presentedStack } ?? []
  }
}
