/// How far a player is.
public nonisolated struct PlayState: Codable, Equatable, Sendable {
  public var isPlaying: Bool
  public var progress: TimeInterval
  public var duration: TimeInterval

  public init(isPlaying: Bool = false, progress: TimeInterval = 0, duration: TimeInterval) {
    self.isPlaying = isPlaying
    self.progress = progress
    self.duration = duration
  }
}

/// `playing 3 of 10`
extension PlayState: CustomStringConvertible {
  public var description: String {
    "\(isPlaying ? "playing" : "paused") \(Int(progress)) of \(Int(duration))"
  }
}

/// How far a recorder is.
public nonisolated struct RecordState: Codable, Equatable, Sendable {
  public var duration: TimeInterval

  public init(duration: TimeInterval = 0) {
    self.duration = duration
  }
}

/// `recording 3 s`
extension RecordState: CustomStringConvertible {
  public var description: String { "recording \(Int(duration)) s" }
}
