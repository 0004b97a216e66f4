/// A list of rows.
public struct Table<Message> {
  public var rows: [Row<Message>]
  /// Whether it waits for new rows.
  public var isRefreshing: Bool
  /// Sent when it is pulled down.
  public var onPull: Message

  public init(_ rows: [Row<Message>], isRefreshing: Bool, onPull: Message) {
    self.rows = rows
    self.isRefreshing = isRefreshing
    self.onPull = onPull
  }
}

/// A row of a table.
public struct Row<Message> {
  /// A row with the same identity is the same row, also at another place.
  public var id: AnyHashable
  public var text: String
  public var onSelect: Message
  public var onDelete: Message

  public init(id: AnyHashable, _ text: String, onSelect: Message, onDelete: Message) {
    self.id = id
    self.text = text
    self.onSelect = onSelect
    self.onDelete = onDelete
  }
}

/// `"♪ Hello"`
extension Row: CustomStringConvertible {
  public var description: String { text.debugDescription }
}
