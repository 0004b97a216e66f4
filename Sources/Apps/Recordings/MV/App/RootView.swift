import RecordingsApp
import ToySwiftUI

/// Folders in the first pane, the player in the second.
struct RootView: View {
  @Environment(Store.self) private var store
  @Environment(Navigation.self) private var navigation
  @Environment(\.scenePhase) private var scenePhase
  @SceneStorage("navigation") private var saved: String?

  var body: some View {
    @Bindable var navigation = navigation
    NavigationSplitView {
      NavigationStack(path: $navigation.path) {
        FolderView(folder: store.rootFolder)
          .navigationDestination(for: Folder.self) { FolderView(folder: $0) }
      }
    } detail: {
      DetailView()
    }
    .onAppear {
      if let saved { navigation.restore(saved, from: store) }
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { saved = navigation.archive() }
    }
  }
}
