import RecordingsApp
import ToySwiftUI

/// A recording with its name, which can be edited.
struct PlayerView: View {
  @Bindable var recording: Recording
  @State private var playback = Playback()

  var body: some View {
    VStack {
      TextField("Name", text: $recording.name)
      PlayerControls(playback: playback)
    }
    .navigationTitle(recording.name)
    .onAppear { playback.open(recording) }
  }
}
