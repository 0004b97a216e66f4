/// The view state: everything on the screen that is no data, such as the shown folder or a text being typed.
/// It is read off the screen, so it is the same for every pattern.
public struct ViewState: Equatable {
  /// The titles of the scenes in the first pane, from the root to the shown one. A restored scene that has not been
  /// shown yet may have an empty title.
  public var stack: [String] = []
  /// The texts of the labels in the shown scene of the first pane.
  public var texts: [String] = []
  /// The second pane; `nil` when there is none.
  public var detail: Pane?
  public var isEditing = false
  /// Whether the shown folder waits for the server.
  public var isLoading = false
  /// The titles of presented scenes, the nearest first, and that of another app in front.
  public var presented: [String] = []
  /// The text in the field of the presented scene, or of the first pane; `nil` when there is none.
  public var typedText: String?

  /// What is in a pane. What it means is known to the app.
  public struct Pane: Equatable {
    public let title: String
    /// Whether a text can be typed in it.
    public let hasField: Bool
    /// The titles of its buttons.
    public let buttons: [String]
    /// The texts of its labels.
    public let texts: [String]

    fileprivate init(_ scene: UIViewController) {
      let views = scene.touchableViews
      title = scene.barTitle
      hasField = views.contains { $0 is UITextField }
      buttons = views.compactMap { ($0 as? UIButton)?.title }
      texts = views.compactMap { ($0 as? UILabel)?.text }
    }
  }

  /// Reads the screen as it is now.
  public init() {
    quietly { read() }
  }

  private mutating func read() {
    guard let root = UIKit.shared.rootViewController else { return }
    let panes = root.panes
    let first = panes.first as? UINavigationController
    if let first { read(first) }
    if panes.count > 1 { detail = panes.last.map { Pane($0.scene) } }
    let covering = root.presentedStack.map(\.scene)
    presented = (covering + [UIKit.shared.browser].compactMap { $0 }).map(\.barTitle)
    let top = covering.last ?? first?.topViewController
    typedText = top?.touchableViews.lazy.compactMap { $0 as? UITextField }.first?.shownText
  }

  private mutating func read(_ navigation: UINavigationController) {
    stack = navigation.viewControllers.map(\.barTitle)
    let views = navigation.topViewController?.touchableViews ?? []
    texts = views.compactMap { ($0 as? UILabel)?.text }
    isEditing = views.contains { ($0 as? UITableView)?.isEditing == true }
    isLoading = views.contains { ($0 as? UIRefreshControl)?.isRefreshing == true }
  }
}
