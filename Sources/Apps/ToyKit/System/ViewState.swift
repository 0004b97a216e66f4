/// The view state: everything on the screen that is no data, such as the shown folder or a text being typed.
/// It is read off the screen, so it is the same for every pattern.
public struct ViewState: Equatable {
  /// The titles of the scenes in the first pane, from the root to the shown one. A restored scene that has not been
  /// shown yet may have an empty title.
  public var stack: [String] = []
  /// The texts of the labels in the shown scene of the first pane.
  public var texts: [String] = []
  /// The title of the recording in the player; `nil` when there is none.
  public var recording: String?
  public var isEditing = false
  /// Whether the shown folder waits for the server.
  public var isLoading = false
  public var isPlaying = false
  /// The playing position as the player shows it, such as `00:03`.
  public var position: String?
  /// The titles of presented scenes, the nearest first, and that of another app in front.
  public var presented: [String] = []
  /// The text in the field of the presented scene, or of the first pane; `nil` when there is none.
  public var typedText: String?

  /// Reads the screen as it is now.
  public init() {
    quietly { read() }
  }

  private mutating func read() {
    guard let root = UIKit.shared.rootViewController else { return }
    let panes = root.panes
    let first = panes.first as? UINavigationController
    if let first { read(first) }
    if panes.count > 1, let player = panes.last?.scene { read(player: player) }
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

  private mutating func read(player: UIViewController) {
    let views = player.touchableViews
    guard views.contains(where: { $0 is UITextField }) else { return }
    recording = player.barTitle
    isPlaying = views.contains { ($0 as? UIButton)?.title == "Pause" }
    position = views.lazy.compactMap { ($0 as? UILabel)?.text }.first { $0.contains(":") }
  }
}
