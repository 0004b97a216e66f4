import RecordingsApp
import TEAKit

/// What the app knows, as one value. Edit mode and an open alert are UIKit's, and a running request is the driver's.
struct AppState {
  /// What the store has: a copy, which a message keeps up to date.
  var items: Document
  /// The folders from the root to the shown one; never empty.
  var folders: [UUID]
  /// The folder whose contents are asked of the server.
  var loading: UUID?
  /// `nil` for a player without a recording.
  var playState: PlayerState?
  /// `nil` while nothing is recorded.
  var recordState: RecordState?

  init(items: Document) {
    self.items = items
    folders = [items.root]
  }

  /// Everything that can happen.
  enum Message {
    case selectFolder(Document.Item)
    case selectRecording(Document.Item)
    case back
    case delete(Document.Item)
    case createNewFolder
    case createFolder(String?, in: UUID)
    case reload
    case contentsLoaded([Archive], into: UUID)
    case contentsFailed(String)
    case storeChanged(Document)
    case loaded(Document.Item, Player?, duration: TimeInterval)
    case player(PlayerState.Message)
    case createNewRecording
    case recorderAvailable(Recorder, recording: UUID, folder: UUID)
    case recorder(RecordState.Message)
  }

  var currentFolder: UUID { folders.last ?? items.root }
}
