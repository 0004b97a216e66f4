import RecordingsApp
import ToySwiftUI

/// What the two panes show: the open folders. It also knows what is kept while the app does not run. Not `final`: see
/// `FolderViewModel`.
@Traced(.viewModel) @Observable class RootViewModel {
  /// Each window has one of its own. The view-models of its screens share it.
  let navigation = Navigation()
  private let store: Store

  init(store: Store) { self.store = store }

  var rootFolder: Folder { store.rootFolder }

  /// The folders below the root, the shown one last.
  var path: [Folder] {
    get { navigation.path }
    set { navigation.path = newValue }
  }

  func archive() -> String { navigation.archive() }

  func restore(_ archive: String) { navigation.restore(archive, from: store) }
}
