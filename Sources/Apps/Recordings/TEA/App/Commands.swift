import RecordingsApp
import TEAKit

// What the app does in the world. Each is a value, and does nothing before the driver carries it out.

extension Command<AppState.Message> {
  // MARK: Items

  static func createFolder(named name: String, in folder: UUID) -> Command {
    Command(with: name, folder) { _ in Store.shared.addFolder(named: name, to: folder) }
  }

  static func delete(_ item: Document.Item) -> Command {
    Command(with: item) { _ in Store.shared.remove(item.uuid) }
  }

  static func changeName(of item: Document.Item, to name: String) -> Command {
    Command(with: item, name) { context in
      let isRenamed = Store.shared.changeName(of: item.uuid, to: name)
      if !isRenamed { context.send(.player(.nameRefused)) }
    }
  }

  // MARK: Contents from the server

  static func loadContents(of folder: UUID) -> Command {
    Command(with: folder) { context in
      let task = Webservice.shared.load(Resource(folder: folder)) { result in
        context.requests.end("contents")
        switch result {
        case .success(let contents): context.send(.contentsLoaded(contents, into: folder))
        case .failure(let error): context.send(.contentsFailed(error.description))
        }
      }
      context.requests.begin("contents") { task.cancel() }
    }
  }

  static var cancelLoading: Command {
    Command { context in context.requests.cancel("contents") }
  }

  static func merge(_ contents: [Archive], into folder: UUID) -> Command {
    Command(with: contents, folder) { _ in Store.shared.merge(contents, into: folder) }
  }

  // MARK: Player

  static func load(_ recording: Document.Item) -> Command {
    Command(with: recording) { context in
      let player = Player(url: Store.shared.fileURL(for: recording.uuid)) { _ in }
      context.send(.loaded(recording, player, duration: player?.duration ?? 0))
    }
  }

  static func togglePlay(_ player: Player) -> Command {
    Command(with: player) { _ in player.togglePlay() }
  }

  static func setProgress(of player: Player, to time: TimeInterval) -> Command {
    Command(with: player, time) { _ in player.setProgress(time) }
  }

  // MARK: Recorder

  static func createRecorder(for folder: UUID) -> Command {
    Command(with: folder) { context in
      let recording = UUID()
      let recorder = Recorder(url: Store.shared.fileURL(for: recording)) { _ in }
      context.send(.recorderAvailable(recorder, recording: recording, folder: folder))
    }
  }

  static func stop(_ recorder: Recorder) -> Command {
    Command(with: recorder) { _ in recorder.stop() }
  }

  static func saveRecording(_ recording: UUID, named name: String, in folder: UUID) -> Command {
    Command(with: recording, name, folder) { _ in
      Store.shared.addRecording(recording, named: name, to: folder)
    }
  }

  static func discardRecording(_ recording: UUID) -> Command {
    Command(with: recording) { _ in Store.shared.removeFile(for: recording) }
  }
}
