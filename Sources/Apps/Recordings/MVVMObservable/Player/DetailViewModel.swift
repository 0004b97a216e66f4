import RecordingsApp
import ToySwiftUI

/// What the second pane shows: the player of a recording, or nothing to play. Not `final`: see `FolderViewModel`.
@Traced(.viewModel) @Observable class DetailViewModel {
  let navigation: Navigation

  init(navigation: Navigation) { self.navigation = navigation }

  /// `nil` when nothing is open, or when what was open is deleted.
  var recording: Recording? { navigation.recording.flatMap { $0.isDeleted ? nil : $0 } }
  var timesOpened: Int { navigation.timesOpened }
}
