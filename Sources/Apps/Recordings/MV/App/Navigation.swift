import RecordingsApp
import ToySwiftUI

/// Where the user is: the open folders, and the recording in the player.
@Traced(.navigation) @Observable final class Navigation {
  /// The folders below the root, the shown one last.
  var path: [Folder] = []
  /// The recording in the player. Opening it again begins again.
  var recording: Recording? { didSet { timesOpened += 1 } }
  private(set) var timesOpened = 0

  /// Leaves a folder, and all that are opened from it.
  func leave(_ folder: Folder) {
    guard let index = path.firstIndex(of: folder) else { return }
    path.removeSubrange(index...)
  }
}

/// What is kept while the app does not run.
@Traced(.call) extension Navigation {
  func archive() -> String {
    let last = path.last.map(\.path) ?? []
    let shown = recording?.isDeleted == false ? recording?.path ?? [] : []
    return [last, shown].map { $0.map(\.description).joined(separator: "/") }
      .joined(separator: "|")
  }

  /// What no longer exists is left out.
  func restore(_ archive: String, from store: Store) {
    let paths = archive.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: "/").compactMap { UUID(String($0)) } }
    guard paths.count == 2 else { return }
    path = paths[0].indices.dropFirst().compactMap {
      store.item(at: Array(paths[0][...$0])) as? Folder
    }
    if let recording = store.item(at: paths[1]) as? Recording { self.recording = recording }
  }
}
