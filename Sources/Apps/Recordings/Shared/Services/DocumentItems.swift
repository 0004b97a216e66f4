/// The items of a document, for patterns that keep values instead of objects.
public struct DocumentItems: SyncedItems {
  private let document: () -> Document
  private let remove: (UUID) -> Void
  private let rename: (UUID, String) -> Void

  /// - Parameter document: called for every access.
  public init(
    _ document: @escaping () -> Document, remove: @escaping (UUID) -> Void,
    rename: @escaping (UUID, String) -> Void
  ) {
    self.document = document
    self.remove = remove
    self.rename = rename
  }

  public var names: [String] { all.map(\.name) }

  public func delete(_ name: String) {
    if let item = item(named: name) { remove(item.uuid) }
  }

  public func rename(_ name: String, to newName: String) {
    if let item = item(named: name) { rename(item.uuid, newName) }
  }

  private func item(named name: String) -> Document.Item? { all.first { $0.name == name } }

  private var all: [Document.Item] { quietly { document().all } }
}
