/// Plays a sound file, and reports its position once a second.
///
/// The actor is spelled out because an optimised build does not infer it for an `isolated deinit`.
@MainActor @Traced(.service) public final class Player {
  public private(set) var isPlaying = false
  /// Whether it is paused after the beginning.
  public var isPaused: Bool { !isPlaying && currentTime > 0 }
  /// In seconds from the beginning.
  public private(set) var currentTime: TimeInterval = 0
  /// In seconds.
  public let duration: TimeInterval
  private var timer: Timer?
  /// Called once a second while it plays. Set it to hear of it somewhere else.
  public var update: (PlayState) -> Void
  private let report: Reporting<PlayState>?

  /// Returns `nil` when there is no such file.
  ///
  /// - Parameter update: called once a second while it plays.
  public init?(url: URL, update: @escaping (PlayState) -> Void) {
    guard let seconds = Device.current.disk[url.path] as? Int else { return nil }
    duration = TimeInterval(seconds)
    self.update = update
    report = nil
  }

  /// Continues in the state of another player, and reports its state at once. Returns `nil` when there is
  /// no such file.
  ///
  /// - Parameter report: called with each new state.
  public init?(url: URL, resuming state: PlayState?, report: @escaping Reporting<PlayState>) {
    guard let seconds = Device.current.disk[url.path] as? Int else { return nil }
    duration = TimeInterval(seconds)
    update = { _ in }
    self.report = report
    currentTime = min(max(0, state?.progress ?? 0), duration)
    if state?.isPlaying == true { togglePlay() }
    reportState()
  }

  isolated deinit {
    timer?.invalidate()
  }

  /// Starts or pauses. At the end of the file the player stops and goes back to the beginning.
  @discardableResult
  public func togglePlay() -> PlayState {
    isPlaying.toggle()
    timer?.invalidate()
    if isPlaying { startTimer() }
    return state
  }

  private func startTimer() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.advance()
    }
  }

  /// Goes on from there; it starts or stops nothing.
  ///
  /// - Parameter time: in seconds from the beginning. It is held between the beginning and the end.
  @discardableResult
  public func setProgress(_ time: TimeInterval) -> PlayState {
    currentTime = min(max(0, time), duration)
    return state
  }

  private func advance() {
    currentTime += 1
    if currentTime >= duration { finish() }
    update(state)
    reportState()
  }

  private func reportState() { reporting { report?(state) } }

  private var state: PlayState {
    PlayState(isPlaying: isPlaying, progress: currentTime, duration: duration)
  }

  private func finish() {
    timer?.invalidate()
    isPlaying = false
    currentTime = 0
  }
}

/// A sound file. The toy keeps only its duration.
public struct SoundFile: Equatable {
  private let url: URL

  public init(_ url: URL) {
    self.url = url
  }

  /// In seconds; `nil` when there is no such file. Setting it writes the file.
  public var duration: TimeInterval? {
    get { (Device.current.disk[url.path] as? Int).map(TimeInterval.init) }
    nonmutating set { Device.current.disk[url.path] = newValue.map { Int($0) } }
  }

  /// Removes the file if there is one.
  public func remove() { Device.current.disk[url.path] = nil }
}
