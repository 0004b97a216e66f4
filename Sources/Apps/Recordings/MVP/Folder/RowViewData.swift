import RecordingsApp

/// A row, ready to be shown.
struct RowViewData {
  let id: UUID
  let isFolder: Bool
  let title: String

  init(_ item: FolderItem) {
    id = item.id
    isFolder = item.isFolder
    title = (item.isFolder ? "▸ " : "♪ ") + item.name
  }
}

extension RowViewData: CustomStringConvertible {
  var description: String { title.debugDescription }
}
