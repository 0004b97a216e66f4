import RecordingsApp
import ToySwiftUI

/// What the two panes show, and what is kept of it while the app does not run. Not `final`: see `FolderViewModel`.
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

  func archive() -> String {
    let (folder, recording) = (navigation.path.last, navigation.recording)
    let shown = recording?.isDeleted == false ? recording : nil
    return SavedPanes(folder: folder?.path ?? [], recording: shown?.path ?? []).json
  }

  /// What no longer exists is left out. A view may appear more than once: what you have opened stays.
  func restore(_ archive: String) {
    guard navigation.path.isEmpty, navigation.timesOpened == 0,
      let saved = SavedPanes(json: archive)
    else { return }
    navigation.path = saved.folder.indices.dropFirst().compactMap {
      store.item(at: Array(saved.folder[...$0])) as? Folder
    }
    if let recording = store.item(at: saved.recording) as? Recording { navigation.open(recording) }
  }
}
