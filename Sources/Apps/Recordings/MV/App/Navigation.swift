import RecordingsApp
import ToySwiftUI

/// Where the user is: the open folders, and the recording in the player.
@Traced(.navigation) @Observable final class Navigation {
  /// The folders below the root, the shown one last.
  var path: [Folder] = []
  /// The recording in the player.
  private(set) var recording: Recording?
  /// Counts what was opened in the player: another number is another player.
  private(set) var timesOpened = 0

  /// Opens a recording in the player. One that is open begins again.
  func open(_ recording: Recording) {
    self.recording = recording
    timesOpened += 1
  }

  /// Leaves a folder, and all that are opened from it.
  func leave(_ folder: Folder) {
    guard let index = path.firstIndex(of: folder) else { return }
    path.removeSubrange(index...)
  }
}
