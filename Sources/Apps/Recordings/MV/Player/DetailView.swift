import RecordingsApp
import ToySwiftUI

/// The player, or a word that there is nothing to play.
struct DetailView: View {
  @Environment(Navigation.self) private var navigation

  var body: some View {
    if let recording = navigation.recording, !recording.isDeleted {
      PlayerView(recording: recording)
        .id(navigation.timesOpened)
    } else {
      Text("No recording")
    }
  }
}
