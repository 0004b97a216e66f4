/// The items of a document, for patterns that keep values instead of objects.
public typealias DocumentItems = ItemsByName<Document.Item>

extension DocumentItems {
  /// - Parameter document: called for every access.
  public init(
    _ document: @escaping () -> Document, remove: @escaping (UUID) -> Void,
    rename: @escaping (UUID, String) -> Void
  ) {
    self.init(
      { document().all }, name: { $0.name }, remove: { remove($0.uuid) },
      rename: { rename($0.uuid, $1) })
  }
}
