import RecordingsApp

/// Is notified when an item changes, and when an item that is directly in it does.
protocol RecordingsObserver: AnyObject {
  func recordingsDidChange(_ change: RecordingsChange)
}

/// What has happened in the observed folder or to the observed item. In which row an item is shown, the service does not
/// know.
enum RecordingsChange {
  case added(Document.Item)
  case removed(Document.Item)
  /// An item in the observed folder has another name.
  case changed(from: Document.Item, to: Document.Item)
  /// The observed item itself was renamed.
  case renamed(Document.Item)
  /// The observed item itself was deleted.
  case deleted
}
