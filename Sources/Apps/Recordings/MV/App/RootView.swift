import RecordingsApp
import ToySwiftUI

/// Folders in the first pane, the player in the second. Each window has one, and so a navigation of its own.
struct RootView: View {
  @Environment(Store.self) private var store
  @State private var navigation = Navigation()
  @Environment(\.scenePhase) private var scenePhase
  @SceneStorage("navigation") private var saved: String?

  var body: some View {
    NavigationSplitView {
      NavigationStack(path: $navigation.path) {
        FolderView(folder: store.rootFolder)
          .navigationDestination(for: Folder.self) { FolderView(folder: $0) }
      }
    } detail: {
      DetailView()
    }
    .environment(navigation)
    .onAppear {
      if let saved { navigation.restore(saved, from: store) }
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { saved = navigation.archive() }
    }
  }
}
