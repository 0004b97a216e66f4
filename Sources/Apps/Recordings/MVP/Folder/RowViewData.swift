import RecordingsApp

/// A row, ready to be shown.
struct RowViewData {
  let id: UUID
  let isFolder: Bool
  let title: String
}

extension RowViewData: CustomStringConvertible {
  var description: String { title.debugDescription }
}
