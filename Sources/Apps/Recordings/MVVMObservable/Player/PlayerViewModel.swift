import RecordingsApp
import ToySwiftUI

/// What the player shows of a recording, and what it does with it. Not `final`: see `FolderViewModel`.
@Traced(.viewModel) @Observable class PlayerViewModel {
  /// The name while it is typed.
  var draft = ""
  private(set) var isPlaying = false
  /// In seconds from the beginning.
  private(set) var progress: TimeInterval = 0
  private(set) var duration: TimeInterval = 0
  private let recording: Recording
  @ObservationIgnored private var player: Player?

  init(recording: Recording) { self.recording = recording }

  var name: String { recording.name }

  /// The position, to be moved by a control.
  var position: TimeInterval {
    get { progress }
    set { if let state = player?.setProgress(newValue) { update(state) } }
  }

  var progressText: String { minutesAndSeconds(progress) }
  var durationText: String { minutesAndSeconds(duration) }

  var playTitle: String {
    if isPlaying { return "Pause" }
    return progress > 0 ? "Resume" : "Play"
  }

  /// A name that the recording does not take is put back.
  func rename() {
    recording.rename(to: draft)
    resetDraft()
  }

  func resetDraft() { draft = name }

  /// A view may appear more than once: what is loaded stays.
  func load() {
    guard player == nil else { return }
    player = Player(url: recording.soundFile) { [weak self] in self?.update($0) }
    duration = player?.duration ?? 0
  }

  func togglePlay() {
    if let state = player?.togglePlay() { update(state) }
  }

  private func update(_ state: PlayState) {
    isPlaying = state.isPlaying
    progress = state.progress
  }
}
