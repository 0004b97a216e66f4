/// Records into a sound file, and reports its duration once a second.
///
/// The actor is spelled out because an optimised build does not infer it for an `isolated deinit`.
@MainActor @Traced(.service) public final class Recorder {
  public private(set) var currentTime: TimeInterval = 0
  private let url: URL
  private var timer: Timer?
  /// Called once a second while it records. Set it to hear of it somewhere else.
  public var update: (TimeInterval) -> Void
  private let report: Reporting<RecordState>?

  /// Starts to record at once.
  ///
  /// - Parameters:
  ///   - url: the file that `stop()` writes.
  ///   - update: called once a second, with the recorded time in seconds.
  public init(url: URL, update: @escaping (TimeInterval) -> Void) {
    self.url = url
    self.update = update
    report = nil
    start()
  }

  /// Continues the recording of another recorder.
  ///
  /// - Parameter report: called with each new state.
  public init(url: URL, resuming state: RecordState, report: @escaping Reporting<RecordState>) {
    self.url = url
    update = { _ in }
    self.report = report
    currentTime = state.duration
    start()
  }

  isolated deinit {
    timer?.invalidate()
  }

  private func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.advance()
    }
  }

  /// Stops, and writes the sound file.
  public func stop() {
    timer?.invalidate()
    Device.current.disk[url.path] = Int(currentTime)
  }

  private func advance() {
    currentTime += 1
    update(currentTime)
    reporting { report?(RecordState(duration: currentTime)) }
  }
}
