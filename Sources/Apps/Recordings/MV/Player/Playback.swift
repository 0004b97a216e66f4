import RecordingsApp
import ToySwiftUI

/// Plays a recording.
@Traced(.model) @Observable final class Playback {
  private(set) var isPlaying = false
  /// In seconds from the beginning.
  private(set) var progress: TimeInterval = 0
  private(set) var duration: TimeInterval = 0
  @ObservationIgnored private var player: Player?

  /// The position, to be moved by a control.
  var position: TimeInterval {
    get { progress }
    set { if let state = player?.setProgress(newValue) { update(state) } }
  }

  /// Loads the recording. A view may appear more than once: what is loaded stays.
  func open(_ recording: Recording) {
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
