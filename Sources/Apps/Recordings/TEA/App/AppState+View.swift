import RecordingsApp
import TEAKit

extension AppState {
  /// The window, described. It is a function of the state alone.
  var view: SplitView<Message> {
    SplitView(
      scenes: folders.map(scene(of:)),
      detail: playState?.scene ?? .noRecording,
      modal: recordState?.scene,
      onBack: .back)
  }
}

extension Scene<AppState.Message> {
  static var noRecording: Scene {
    Scene(id: "noRecording", .column([.label(id: "noRecordingLabel", "No recording")]))
  }
}
