/// The look of a row. Only its content can be set; a subclass may have a method that does so.
@Traced(.view) open class UITableViewCell: UIView {
  public nonisolated enum EditingStyle: Sendable {
    case none, delete
  }

  @Untraced public internal(set) var reuseIdentifier = ""
  @Untraced private var content = UIListContentConfiguration()

  public required override init() {
    super.init()
  }

  /// The table copies it, so it is no state of the cell.
  @Untraced public var contentConfiguration: UIListContentConfiguration {
    get { content }
    set {
      let call = _beginAccess(self, "contentConfiguration", .set, [_capture(newValue)])
      defer { _end(call) }
      content = newValue
    }
  }

  @Untraced public final override var lifelineName: String? { "cell" }

  @Untraced public func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
}

/// The content of a cell.
public nonisolated struct UIListContentConfiguration: Equatable, Sendable, CustomStringConvertible {
  public var text = ""
  public var secondaryText = ""

  public init() {}

  public var description: String { text.debugDescription }
}
