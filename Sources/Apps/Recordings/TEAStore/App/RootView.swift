import RecordingsApp
import ReducerKit

/// Folders in the first pane, the player in the second, and what is presented above them.
struct RootView: View {
  let store: StoreOf<AppFeature>
  @Environment(\.scenePhase) private var scenePhase
  @SceneStorage("navigation") private var saved: String?

  var body: some View {
    NavigationSplitView {
      NavigationStack(path: store.binding(get: \.path, send: { .pathChanged($0) })) {
        folder(.rootFolder)
          .navigationDestination(for: UUID.self) { folder($0) }
      }
    } detail: {
      DetailView(store: store)
    }
    .newFolderAlert(store)
    .errorAlert(store)
    .recorderSheet(store)
    .onAppear { store.send(.appeared(saved: saved)) }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { saved = store.saved }
    }
  }

  @ViewBuilder private func folder(_ id: UUID) -> some View {
    if let store = store.scope(state: \.[folder: id], action: { .folder(id, $0) }) {
      FolderView(store: store)
    }
  }
}
