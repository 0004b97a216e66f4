import Localization

/// Starts a refresh when the table is pulled, and shows that one is going on.
@Traced(.view) public final class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false

  @Untraced public override var lifelineName: String? { "refreshControl" }

  public func beginRefreshing() { isRefreshing = true }
  public func endRefreshing() { isRefreshing = false }

  /// The pull itself switches the control on.
  @Untraced func pull() {
    isRefreshing = true
    sendActions()
  }

  @Untraced public override var spoken: [String] { isRefreshing ? [localized("Loading")] : [] }

  @Untraced public override func lines(width: Int, glyphs: Glyphs) -> [String] {
    isRefreshing ? ["Loading…"] : []
  }
}
