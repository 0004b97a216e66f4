import RecordingsApp
import ReducerKit

/// The app, put together of its features.
struct AppFeature: Reducer {
  struct State: ObservableState {
    /// What the store has: a copy, which an action keeps up to date.
    var items: Document
    /// The folders from the root to the shown one; never empty.
    var folders: [FolderFeature.State]
    /// `nil` when nothing is open.
    var player: PlayerFeature.State?
    /// `nil` while nothing is recorded.
    var recorder: RecorderFeature.State?
    /// `nil` while no folder is made.
    var newFolder: NewFolderFeature.State?
    /// Why the contents could not be loaded, as long as it is shown.
    var error: String?

    init(items: Document) {
      self.items = items
      folders = [FolderFeature.State(items.root, in: items)]
    }
  }

  enum Action: Equatable {
    case appeared(saved: String?)
    case itemsChanged(Document)
    case pathChanged([UUID])
    case errorClosed
    case folder(UUID, FolderFeature.Action)
    case player(PlayerFeature.Action)
    case recorder(RecorderFeature.Action)
    case newFolder(NewFolderFeature.Action)
  }

  let dependencies: Dependencies

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let old = state
    let feature = reduceFeature(of: &state, action)
    let app = reduceApp(&state, action)
    let left = stopWhatIsLeft(in: &state, since: old)
    return .merge(feature, app, left)
  }

  /// The feature that an action is meant for takes it first.
  private func reduceFeature(of state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .folder(let id, let action):
      scope(\.[folder: id], FolderFeature(dependencies), into: &state, action) { .folder(id, $0) }
    case .player(let action):
      scope(\.player, PlayerFeature(dependencies), into: &state, action) { .player($0) }
    case .recorder(let action):
      scope(\.recorder, RecorderFeature(dependencies), into: &state, action) { .recorder($0) }
    case .newFolder(let action):
      scope(\.newFolder, NewFolderFeature(dependencies), into: &state, action) { .newFolder($0) }
    default: .none
    }
  }
}
