import RecordingsApp
import ToySwiftUI

/// Position and button. Only this view is computed again while a recording plays.
///
/// Before a recording is loaded, its duration is 0, and SwiftUI stops at a slider with an empty range.
struct PlayerControls: View {
  @Bindable var playback: Playback

  var body: some View {
    VStack {
      HStack {
        Text(minutesAndSeconds(playback.progress))
        Text("/")
        Text(minutesAndSeconds(playback.duration))
      }
      Slider(value: $playback.position, in: 0...max(playback.duration, 0.1)) { Text("Position") }
      Button(buttonTitle) { playback.togglePlay() }
    }
  }

  private var buttonTitle: String {
    if playback.isPlaying { return "Pause" }
    return playback.progress > 0 ? "Resume" : "Play"
  }
}
