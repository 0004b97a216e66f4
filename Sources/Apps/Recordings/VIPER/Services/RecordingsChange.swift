import RecordingsApp

/// Is notified about the changes of an item and of everything in it.
protocol RecordingsObserver: AnyObject {
  func recordingsDidChange(_ change: RecordingsChange)
}

/// Rows in the observed folder, before and after the change.
enum RecordingsChange {
  case added(Document.Item, at: Int)
  case removed(Document.Item, at: Int)
  case moved(Document.Item, from: Int, to: Int)
  /// The observed item itself was renamed.
  case renamed(Document.Item)
  /// The observed item itself was deleted.
  case deleted
}
