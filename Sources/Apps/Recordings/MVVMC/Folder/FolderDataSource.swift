import RecordingsApp

protocol FolderDataSourceDelegate: AnyObject {
  func deleteRow(of uuid: UUID)
}

/// The rows of a folder's table, known by the identifiers of their items. They can be deleted.
@Traced(.view) final class FolderDataSource: UITableViewDiffableDataSource<Int, UUID> {
  weak var delegate: (any FolderDataSourceDelegate)?

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let uuid = itemIdentifier(for: indexPath) else { return }
    delegate?.deleteRow(of: uuid)
  }
}
