import RecordingsApp

/// What the views of the player's scene show: the state of the player, and its texts.
struct PlayerOutput: Equatable {
  var isPlaying = false
  var currentTime: TimeInterval = 0
  var duration: TimeInterval = 0

  var timeLabelText: String { minutesAndSeconds(currentTime) }
  var durationLabelText: String { minutesAndSeconds(duration) }
  var sliderDuration: Float { Float(duration) }
  var sliderProgress: Float { Float(currentTime) }

  var playButtonTitle: String {
    if isPlaying { return "Pause" }
    return currentTime > 0 ? "Resume" : "Play"
  }
}

/// `playing 00:01 / 00:10`
extension PlayerOutput: CustomStringConvertible {
  var description: String {
    "\(isPlaying ? "playing" : "paused") \(timeLabelText) / \(durationLabelText)"
  }
}
