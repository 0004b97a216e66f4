/// Starts a refresh when the table is pulled, and shows that one is going on.
@Traced(.view) public final class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false

  @Untraced public override var lifelineName: String? { "refreshControl" }

  public func beginRefreshing() { isRefreshing = true }
  public func endRefreshing() { isRefreshing = false }

  @Untraced func pull() { sendActions() }

  @Untraced public override func lines(width: Int, glyphs: Glyphs) -> [String] {
    isRefreshing ? ["Loading…"] : []
  }
}
