/// What a person sees that is no data: where they are, and what is half done. The same words for every
/// pattern, read off the screen.
public struct ViewState: Equatable {
  /// Titles of the folders on the way, the shown one last. One below that was never shown since it was
  /// restored may have none yet.
  public var folders: [String] = []
  public var recording: String?
  public var isEditing = false
  public var isLoading = false
  public var isPlaying = false
  /// As the player shows it.
  public var position: String?
  /// Titles of what is presented, the nearest first.
  public var presented: [String] = []
  /// What stands in the field of the alert.
  public var typedText: String?

  /// Of the screen as it is now.
  public init() {
    quietly { read() }
  }

  private mutating func read() {
    guard let root = UIKit.shared.rootViewController else { return }
    let panes = (root as? UISplitViewController)?.viewControllers ?? []
    if let stack = panes.first as? UINavigationController { read(stack) }
    if panes.count > 1, let player = panes.last?.scene { read(player: player) }
    presented = root.presentedStack.map(\.barTitle)
    let alert = root.presentedStack.last as? UIAlertController
    typedText = alert?.textFields.first?.text
  }

  private mutating func read(_ stack: UINavigationController) {
    folders = stack.viewControllers.map(\.barTitle)
    let views = stack.topViewController?.touchableViews ?? []
    isEditing = views.contains { ($0 as? UITableView)?.isEditing == true }
    isLoading = views.contains { ($0 as? UIRefreshControl)?.isRefreshing == true }
  }

  private mutating func read(player: UIViewController) {
    let views = player.touchableViews
    guard views.contains(where: { $0 is UITextField }) else { return }
    recording = player.barTitle
    isPlaying = views.contains { ($0 as? UIButton)?.title == "Pause" }
    position = views.lazy.compactMap { ($0 as? UILabel)?.text }.first
  }
}
