/// The receiver of a service's reports, and the method to call: like target and action of a control.
///
/// Unlike a closure, a report does not keep the object alive that passes it to the service.
public struct Report<State> {
  private let receive: (State) -> Void

  /// - Parameters:
  ///   - receiver: the report keeps this object alive.
  ///   - method: called on the receiver with each new state.
  public init<Receiver: AnyObject>(
    to receiver: Receiver, _ method: @escaping (Receiver) -> (State) -> Void
  ) {
    receive = { state in deliver(.closure, to: receiver) { method(receiver)(state) } }
  }

  func callAsFunction(_ state: State) { receive(state) }
}

/// Shown like a closure.
extension Report: CustomStringConvertible {
  public var description: String { "{ … }" }
}

/// The state of a player. Times are in seconds.
public nonisolated struct PlayState: Codable, Equatable, Sendable {
  public var isPlaying: Bool
  /// The playing position.
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

/// The state of a recorder. The duration is in seconds.
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
