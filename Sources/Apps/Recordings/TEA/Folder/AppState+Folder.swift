import RecordingsApp
import TEAKit

extension AppState {
  /// The scene of a folder. What it shows is in the items, so it has no state of its own.
  func scene(of folder: UUID) -> Scene<Message> {
    let isRoot = folder == items.root
    return Scene(
      id: folder,
      title: isRoot ? "Recordings" : items[folder]?.name ?? "",
      leftItem: isRoot ? .edit : nil,
      rightItem: .button(id: "addButton", title: "+", onTap: .createNewFolder),
      toolbar: [.button(id: "recordButton", title: "Record", onTap: .createNewRecording)],
      .table(
        Table(
          items.children(of: folder).map(row), isRefreshing: loading == folder, onPull: .reload)))
  }

  private func row(_ item: Document.Item) -> Row<Message> {
    Row(
      id: item.uuid, "\(item.isFolder ? "▸" : "♪") \(item.name)",
      onSelect: item.isFolder ? .selectFolder(item) : .selectRecording(item),
      onDelete: .delete(item))
  }
}
