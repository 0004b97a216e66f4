import RecordingsApp

/// What a row of a list shows.
struct Row: Identifiable, Equatable {
  let id: UUID
  let name: String
  let isFolder: Bool
}

extension Row {
  init(_ item: Item) { self.init(id: item.id, name: item.name, isFolder: item is Folder) }
}
