/// The state of a player. Times are in seconds.
public nonisolated struct PlayState: Codable, Equatable, Sendable {
  public var isPlaying: Bool
  /// The playing position.
  public var progress: TimeInterval
  public var duration: TimeInterval
  /// Whether it is paused after the beginning.
  public var isPaused: Bool { !isPlaying && progress > 0 }

  public init(isPlaying: Bool = false, progress: TimeInterval = 0, duration: TimeInterval) {
    self.isPlaying = isPlaying
    self.progress = progress
    self.duration = duration
  }
}

/// `playing 3 of 10`
extension PlayState: CustomStringConvertible {
  public var description: String {
    "\(isPlaying ? "playing" : "paused") \(progress.wholeSeconds) of \(duration.wholeSeconds)"
  }
}

/// The state of a recorder. The duration is in seconds.
public nonisolated struct RecordState: Codable, Equatable, Sendable {
  public var duration: TimeInterval

  public init(duration: TimeInterval = 0) {
    self.duration = duration
  }
}

/// `recording 3 s`
extension RecordState: CustomStringConvertible {
  public var description: String { "recording \(duration.wholeSeconds) s" }
}
