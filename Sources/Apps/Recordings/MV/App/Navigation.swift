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
