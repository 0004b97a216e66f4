/// All items as one value, for patterns that keep values instead of objects.
public nonisolated struct Document: Equatable, Sendable {
  /// A folder or a recording.
  public struct Item: Equatable, Sendable {
    public let uuid: UUID
    public internal(set) var name: String
    /// `nil` for the root.
    public internal(set) var parent: UUID?
    /// The items in a folder, sorted by name, and by identifier where names are the same; `nil` for a recording.
    public internal(set) var children: [UUID]?

    /// A new, empty folder that is in no document yet.
    public static func folder(_ name: String, uuid: UUID) -> Item {
      Item(uuid: uuid, name: name, children: [])
    }

    /// A new recording that is in no document yet.
    public static func recording(_ name: String, uuid: UUID) -> Item {
      Item(uuid: uuid, name: name)
    }

    public var isFolder: Bool { children != nil }
  }

  /// The row at which an item was removed or inserted.
  public struct Place: Equatable, Sendable {
    /// The folder that contains the row.
    public let parent: UUID
    /// Counted from 0, in the order of the table.
    public let index: Int
  }

  public let root: UUID
  var items: [UUID: Item]

  /// The item with this identifier; `nil` when there is none.
  public subscript(uuid: UUID) -> Item? { items[uuid] }

  /// The items in a folder, sorted by name; empty for a recording and for an unknown identifier.
  public func children(of folder: UUID) -> [Item] {
    items[folder]?.children?.compactMap { items[$0] } ?? []
  }

  /// The identifiers from the root to the item; empty when there is no such item.
  public func path(to uuid: UUID) -> [UUID] {
    guard let item = items[uuid] else { return [] }
    return (item.parent.map(path) ?? []) + [uuid]
  }

  /// Every item except the root. A folder comes before its items.
  public var all: [Item] { descendants(of: root) }

  func descendants(of folder: UUID) -> [Item] {
    children(of: folder).flatMap { [$0] + descendants(of: $0.uuid) }
  }
}

/// `(Hello, Work (Notes (), Standup))`
extension Document: CustomStringConvertible {
  public var description: String { text(of: root) }

  private func text(of folder: UUID) -> String {
    let texts = children(of: folder).map { item in
      item.isFolder ? "\(item.name) \(text(of: item.uuid))" : item.name
    }
    return "(" + texts.joined(separator: ", ") + ")"
  }
}

extension Document.Item: Identifiable {
  public var id: UUID { uuid }
}

extension Document.Item: CustomStringConvertible {
  public var description: String { name.debugDescription }
}

extension Document.Place: CustomStringConvertible {
  public var description: String { "row \(index) of \(parent)" }
}
