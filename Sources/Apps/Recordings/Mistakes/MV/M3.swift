import RecordingsApp
import ToySwiftUI

/// The name is typed into a copy, and the copy does not follow the name.
enum M3 {
  static var mistake: Mistake {
    Mistake(
      "mv.m3", "A draft that does not follow",
      scenario: "rename",
      symptom:
        "`remote rename \"Hi\" \"Zulu\"`: the title is new, and the field still has the old name. Return in the field "
        + "puts the old name back.",
      reason:
        "`@State` gets its first value once, when the node is made. From then on there are two names. While a name is typed "
        + "you want that; else the draft has to follow: `.onChange(of: recording.name)`.",
      launcher: Launcher(RecordingsApp.self, replacing: MV.PlayerView.self) {
        PlayerView(recording: $0.recording)
      })
  }

  struct PlayerView: View {
    let recording: Recording
    @State private var draft: String
    @State private var playback = Playback()

    init(recording: Recording) {
      self.recording = recording
      _draft = State(initialValue: recording.name)
    }

    var body: some View {
      VStack {
        TextField("Name", text: $draft)
          .onSubmit(rename)
        PlayerControls(playback: playback)
      }
      .navigationTitle(recording.name)
      .onAppear { playback.open(recording) }
    }

    private func rename() {
      recording.rename(to: draft)
      draft = recording.name
    }
  }
}
