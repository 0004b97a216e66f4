import RecordingsApp

/// Hears what happens to one item and to what lies in it.
protocol RecordingsObserver: AnyObject {
  func recordingsDidChange(_ change: RecordingsChange)
}

/// Places are those in the observed folder, as they were and as they are.
enum RecordingsChange {
  case added(Document.Item, at: Int)
  case removed(Document.Item, at: Int)
  case moved(Document.Item, from: Int, to: Int)
  /// The observed item itself has another name.
  case renamed(Document.Item)
  /// The observed item itself is gone.
  case deleted
}
