import RecordingsApp
import ToySwiftUI

/// What the screen of a folder shows, and what its user can do.
///
/// In an app it would be `final`. Here the recorder makes a subclass of it, to hear what a view asks.
@Traced(.viewModel) @Observable class FolderViewModel {
  var isAddingFolder = false
  var newName = ""
  var isRecording = false
  var isShowingError = false
  private(set) var errorText = ""
  let folder: Folder
  let navigation: Navigation

  init(folder: Folder, navigation: Navigation) {
    self.folder = folder
    self.navigation = navigation
  }

  var isRoot: Bool { folder.id == .rootFolder }
  var title: String { isRoot ? "Recordings" : folder.name }
  var rows: [Row] { folder.contents.map(Row.init) }
  var canCreate: Bool { !newName.isEmpty }
  /// Whether the folder was deleted.
  var isGone: Bool { folder.isDeleted }

  /// Opens a recording in the player.
  func open(_ id: UUID) {
    let item = folder.contents.first { $0.id == id }
    if let recording = item as? Recording { navigation.open(recording) }
  }

  func delete(at offsets: IndexSet) {
    for item in offsets.map({ folder.contents[$0] }) { folder.remove(item) }
  }

  func addFolder() {
    newName = ""
    isAddingFolder = true
  }

  func createFolder() { folder.addFolder(named: newName) }

  func record() { isRecording = true }

  func leave() { navigation.leave(folder) }
}

@Traced(.call) extension FolderViewModel {
  /// Returns when the rows are there, or the error.
  func refresh() async {
    do {
      try await folder.refresh()
    } catch is CancellationError {
      // The list has left the screen: nobody waits for it.
    } catch {
      errorText = error.localizedDescription
      isShowingError = true
    }
  }
}
