import RecordingsApp
import ToySwiftUI

/// Folders in the first pane, the player in the second.
struct RootView: View {
  @State private var viewModel: RootViewModel
  @Environment(\.scenePhase) private var scenePhase
  @SceneStorage("navigation") private var saved: String?

  init(store: Store) {
    _viewModel = State(initialValue: RootViewModel(store: store))
  }

  var body: some View {
    NavigationSplitView {
      NavigationStack(path: $viewModel.path) {
        FolderView(folder: viewModel.rootFolder, navigation: viewModel.navigation)
          .navigationDestination(for: Folder.self) {
            FolderView(folder: $0, navigation: viewModel.navigation)
          }
      }
    } detail: {
      DetailView(navigation: viewModel.navigation)
    }
    .onAppear {
      if let saved { viewModel.restore(saved) }
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { saved = viewModel.archive() }
    }
  }
}
