import RecordingsApp
import ToySwiftUI

/// A recording with its name, which can be edited. What is typed is a draft until Return.
struct PlayerView: View {
  let recording: Recording
  @State private var draft = ""
  @State private var playback = Playback()

  var body: some View {
    VStack {
      TextField("Name", text: $draft)
        .onSubmit(rename)
      PlayerControls(playback: playback)
    }
    .navigationTitle(recording.name)
    .onChange(of: recording.name, initial: true) { draft = recording.name }
    .onAppear { playback.open(recording) }
  }

  /// A name that the recording does not take is put back.
  private func rename() {
    recording.rename(to: draft)
    draft = recording.name
  }
}
