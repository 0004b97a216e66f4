import RecordingsApp
import ToySwiftUI

/// What the two panes show: the open folders. It also knows what is kept while the app does not run.
@Traced(.viewModel) @Observable class RootViewModel {
  private let store: Store
  private let navigation: Navigation

  init(store: Store, navigation: Navigation) {
    self.store = store
    self.navigation = navigation
  }

  var rootFolder: Folder { store.rootFolder }

  /// The folders below the root, the shown one last.
  var path: [Folder] {
    get { navigation.path }
    set { navigation.path = newValue }
  }

  func archive() -> String { navigation.archive() }

  func restore(_ archive: String) { navigation.restore(archive, from: store) }
}
