import RecordingsApp
import ReducerKit

/// What effects may use of the world. Tests have another one.
struct Dependencies {
  var library: LibraryClient
  var player: PlayerClient
  var recorder: RecorderClient
  var server: ServerClient
  /// Makes a new identifier.
  var uuid: () -> UUID

  static var live: Dependencies {
    Dependencies(
      library: .live, player: .live, recorder: .live, server: .live, uuid: { UUID() })
  }
}

/// The folders and recordings.
struct LibraryClient {
  /// Calls a closure with the items after each change. Returns how to stop.
  var changes: (@escaping (Document) -> Void) -> () -> Void
  var addFolder: (_ name: String, _ folder: UUID) -> Void
  var addRecording: (_ recording: UUID, _ name: String, _ folder: UUID) -> Void
  var remove: (UUID) -> Void
  /// Returns `false` when the name is refused.
  var rename: (_ item: UUID, _ name: String) -> Bool
  var merge: ([Archive], _ folder: UUID) -> Void
  /// Removes the sound file of a recording that was not saved.
  var discard: (UUID) -> Void

  static var live: LibraryClient {
    LibraryClient(
      changes: { report in
        let observer = NotificationCenter.default.addObserver(
          forName: Store.changedNotification, object: nil, queue: nil
        ) { notification in
          if let items = notification.userInfo["items"] as? Document { report(items) }
        }
        return { NotificationCenter.default.removeObserver(observer) }
      },
      addFolder: { Store.shared.addFolder(named: $0, to: $1) },
      addRecording: { Store.shared.addRecording($0, named: $1, to: $2) },
      remove: { Store.shared.remove($0) },
      rename: { Store.shared.changeName(of: $0, to: $1) },
      merge: { Store.shared.merge($0, into: $1) },
      discard: { Store.shared.removeFile(for: $0) })
  }
}

/// One sound, which is played.
struct PlayerClient {
  /// Loads a recording, and calls a closure once a second while it plays. Returns the duration; `nil` when there is no
  /// sound.
  var load: (_ recording: UUID, _ report: @escaping (PlayState) -> Void) -> TimeInterval?
  var toggle: () -> Void
  var seek: (TimeInterval) -> Void
  var unload: () -> Void

  static var live: PlayerClient {
    var player: Player?
    return PlayerClient(
      load: { recording, report in
        player = Player(url: Store.shared.fileURL(for: recording), update: report)
        return player?.duration
      },
      toggle: { player?.togglePlay() },
      seek: { player?.setProgress($0) },
      unload: { player = nil })
  }
}

/// One recording, which is made.
struct RecorderClient {
  /// Begins, and calls a closure once a second. Returns how to stop.
  var record: (_ recording: UUID, _ report: @escaping (TimeInterval) -> Void) -> () -> Void

  static var live: RecorderClient {
    RecorderClient { recording, report in
      let recorder = Recorder(url: Store.shared.fileURL(for: recording), update: report)
      return { recorder.stop() }
    }
  }
}

/// The contents of folders on the server.
struct ServerClient {
  /// Calls a closure with the contents or with the reason why there are none. Returns how to cancel.
  var contents:
    (_ folder: UUID, _ report: @escaping (Result<[Archive], NetworkError>) -> Void) -> () -> Void

  static var live: ServerClient {
    ServerClient { folder, report in
      let task = Webservice.shared.load(Resource(folder: folder), completion: report)
      return { task.cancel() }
    }
  }
}
