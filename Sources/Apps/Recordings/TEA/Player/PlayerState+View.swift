import RecordingsApp
import TEAKit

extension PlayerState {
  var scene: Scene<AppState.Message> {
    Scene(
      id: recording.uuid, title: recording.name,
      .column([
        .textField(
          id: "nameField", name, placeholder: "Name", onChange: { .player(.nameChanged($0)) },
          onEnd: { .player(.saveName($0)) }),
        .row(
          id: "times",
          [
            .label(id: "progressLabel", minutesAndSeconds(position)),
            .label(id: "slash", "/"),
            .label(id: "durationLabel", minutesAndSeconds(duration)),
          ]),
        .slider(
          id: "progressSlider", label: "Position", value: position, maximum: duration,
          onChange: { .player(.setProgress($0)) }),
        .button(id: "playButton", playTitle, onTap: .player(.togglePlay)),
      ]))
  }

  private var playTitle: String {
    if isPlaying { return "Pause" }
    return position > 0 ? "Resume" : "Play"
  }
}
