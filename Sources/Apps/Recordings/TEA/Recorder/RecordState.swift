import RecordingsApp
import TEAKit

/// What the recorder's scene knows.
struct RecordState {
  let recorder: Recorder
  let recording: UUID
  /// Where the recording will be saved.
  let folder: UUID
  var duration: TimeInterval = 0

  init(_ recorder: Recorder, recording: UUID, folder: UUID) {
    self.recorder = recorder
    self.recording = recording
    self.folder = folder
  }

  enum Message {
    case progressed(TimeInterval)
    case stop
    /// - Parameter name: `nil` when the recording is thrown away.
    case save(name: String?)
  }

  mutating func update(_ message: Message) -> [AppCommand] {
    switch message {
    case .progressed(let time):
      duration = time
      return []
    case .stop:
      return [
        .stop(recorder),
        .modalTextAlert(title: "Save recording", accept: "Save", placeholder: "Name") {
          .recorder(.save(name: $0))
        },
      ]
    case .save(let name):
      guard let name else { return [.discardRecording(recording)] }
      return [.saveRecording(recording, named: name, in: folder)]
    }
  }

  var progress: Subscription<AppState.Message> { .progress(of: recorder) }

  var scene: Scene<AppState.Message> {
    Scene(
      id: "recorder", title: "Recording",
      .column([
        .label(id: "timeLabel", hoursMinutesAndSeconds(duration)),
        .button(id: "stopButton", "Stop", onTap: .recorder(.stop)),
      ]))
  }
}
