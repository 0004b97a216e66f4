import RecordingsApp

/// What a row of a list shows, and where it leads.
struct Row: Identifiable, Equatable {
  let id: UUID
  let name: String
  /// The folder that a tap shows; `nil` for a recording, which is opened in the player.
  let folder: Folder?
}

extension Row {
  init(_ item: Item) { self.init(id: item.id, name: item.name, folder: item as? Folder) }
}
