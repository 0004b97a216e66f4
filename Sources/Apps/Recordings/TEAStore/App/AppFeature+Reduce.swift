import RecordingsApp
import ReducerKit

extension AppFeature {
  /// What identifies the effect that listens to the store.
  enum ItemsID: Hashable { case changes }

  /// What an action means for the app as a whole.
  func reduceApp(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .appeared(let saved):
      let restored = restore(saved, &state)
      return .merge(followItems(), restored)
    case .itemsChanged(let items):
      state.follow(items)
      return .none
    case .pathChanged(let path):
      state.open(path)
      return .none
    case .errorClosed:
      state.error = nil
      return .none
    case .folder(let id, let action):
      return reduceApp(&state, action, of: id)
    case .recorder(.saveTapped), .recorder(.cancelTapped):
      state.recorder = nil
      return .none
    case .newFolder(.createTapped), .newFolder(.cancelTapped):
      state.newFolder = nil
      return .none
    case .player, .recorder, .newFolder:
      return .none
    }
  }

  /// A folder knows no screen but its own: what leads to another one is decided here.
  private func reduceApp(
    _ state: inout State, _ action: FolderFeature.Action, of folder: UUID
  ) -> Effect<Action> {
    switch action {
    case .rowTapped(let item) where item.isFolder:
      state.open(state.path + [item.uuid])
      return .none
    case .rowTapped(let recording):
      return play(recording, &state)
    case .addTapped:
      state.newFolder = NewFolderFeature.State(folder: folder)
      return .none
    case .recordTapped:
      state.recorder = RecorderFeature.State(recording: dependencies.uuid(), folder: folder)
      return .none
    case .failed(let reason):
      state.error = reason
      return .none
    default:
      return .none
    }
  }

  func play(_ recording: Document.Item, _ state: inout State) -> Effect<Action> {
    state.player = PlayerFeature.State(recording)
    return PlayerFeature(dependencies).load(recording).map { .player($0) }
  }

  /// Goes on as long as the app runs.
  private func followItems() -> Effect<Action> {
    .listen(id: ItemsID.changes) { [dependencies] send in
      dependencies.library.changes { send(.itemsChanged($0)) }
    }
  }

  /// An effect does not know that its feature is gone.
  func stopWhatIsLeft(in state: inout State, since old: State) -> Effect<Action> {
    var effects: [Effect<Action>] = []
    if old.player != nil, state.player == nil {
      effects.append(.cancel(id: PlayerFeature.SoundID.sound))
    }
    for folder in old.folders where folder.isRefreshing && folder.id != state.folders.last?.id {
      state[folder: folder.id]?.isRefreshing = false
      effects.append(.cancel(id: FolderFeature.ContentsID(folder: folder.id)))
    }
    return .merge(effects)
  }
}
