import RecordingsApp

/// The state of the player, and its texts for the player's scene.
struct PlayState: Equatable {
  var isPlaying = false
  var currentTime: TimeInterval = 0
  var duration: TimeInterval = 0

  var playButtonTitle: String { isPlaying ? "Pause" : "Play" }
  var progressLabelText: String { minutesAndSeconds(currentTime) }
  var durationLabelText: String { minutesAndSeconds(duration) }
  var progress: Float { duration > 0 ? Float(currentTime / duration) : 0 }
}

/// `playing 00:01 / 00:10`
extension PlayState: CustomStringConvertible {
  var description: String {
    "\(isPlaying ? "playing" : "paused") \(progressLabelText) / \(durationLabelText)"
  }
}
