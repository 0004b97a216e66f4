import RecordingsApp
import TEAKit

typealias AppCommand = Command<AppState.Message>

extension AppState: Program {
  mutating func update(_ message: Message) -> [AppCommand] {
    take(message) + stopLoadingOfLeftFolder()
  }

  private mutating func take(_ message: Message) -> [AppCommand] {
    switch message {
    case .selectFolder(let folder):
      folders.append(folder.uuid)
      return []
    case .selectRecording(let recording):
      return [.load(recording)]
    case .back:
      if folders.count > 1 { folders.removeLast() }
      return []
    case .delete(let item):
      return [.delete(item)]
    case .createNewFolder:
      let folder = currentFolder
      return [
        .modalTextAlert(title: "New folder", accept: "Create", placeholder: "Folder name") {
          .createFolder($0, in: folder)
        }
      ]
    case .createFolder(let name, let folder):
      return name.map { [.createFolder(named: $0, in: folder)] } ?? []
    case .reload:
      loading = currentFolder
      return [.loadContents(of: currentFolder)]
    case .contentsLoaded(let contents, let folder):
      loading = nil
      return [.merge(contents, into: folder)]
    case .contentsFailed(let reason):
      loading = nil
      return [.modalAlert(title: "Could not refresh", message: reason)]
    case .storeChanged(let items):
      follow(items)
      return []
    case .loaded(let recording, let player, let duration):
      playState = PlayerState(recording, player, duration: duration)
      return []
    case .player(let message):
      return playState?.update(message) ?? []
    case .createNewRecording:
      return [.createRecorder(for: currentFolder)]
    case .recorderAvailable(let recorder, let recording, let folder):
      recordState = RecordState(recorder, recording: recording, folder: folder)
      return []
    case .recorder(let message):
      return update(message)
    }
  }

  /// What is no longer in the store leaves the screen.
  private mutating func follow(_ items: Document) {
    self.items = items
    folders = Array(folders.prefix { items[$0] != nil })
    playState = playState.flatMap { $0.following(items) }
  }

  /// The recorder's scene ends with a name, or without one.
  private mutating func update(_ message: RecordState.Message) -> [AppCommand] {
    let commands = recordState?.update(message) ?? []
    if case .save = message { recordState = nil }
    return commands
  }

  private mutating func stopLoadingOfLeftFolder() -> [AppCommand] {
    guard let loading, loading != currentFolder else { return [] }
    self.loading = nil
    return [.cancelLoading]
  }
}
