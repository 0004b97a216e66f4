import RecordingsApp
import ToySwiftUI

/// The body makes a player and opens the recording in it, "so that it is always loaded".
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "mv.m2", "A body that writes",
      scenario: "rename",
      symptom:
        "After `tap \"Play\"`, `tick`, `type \"Ho\"` the recording is at 00:00 again, and silent. The body was computed for "
        + "the new name, and has opened the recording once more. SwiftUI also warns (\"Modifying state during view update\"), "
        + "and may compute the body without end.",
      reason:
        "You do not decide when a body is computed. It only says what is on the screen; what has to be done once, when the "
        + "view comes, belongs in `onAppear`. Check there whether it is already done: a view may appear again.",
      launcher: Launcher(RecordingsApp.self, replacing: MV.PlayerView.self) {
        PlayerView(recording: $0.recording)
      })
  }

  struct PlayerView: View {
    let recording: Recording
    @State private var draft = ""
    @State private var playback = Playback()

    var body: some View {
      let _ = load()
      VStack {
        TextField("Name", text: $draft)
          .onSubmit(rename)
        PlayerControls(playback: playback)
      }
      .navigationTitle(recording.name)
      .onChange(of: recording.name, initial: true) { draft = recording.name }
    }

    private func load() {
      playback = Playback()
      playback.open(recording)
    }

    private func rename() {
      recording.rename(to: draft)
      draft = recording.name
    }
  }
}
