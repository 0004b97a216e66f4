/// Plays one sound file, and says once a second how far it is.
///
/// The actor is spelled out because an optimised build does not infer it for an `isolated deinit`.
@MainActor @Traced(.service) public final class Player {
  public private(set) var isPlaying = false
  public private(set) var currentTime: TimeInterval = 0
  public let duration: TimeInterval
  @Untraced private var timer: Timer?
  @Untraced private let update: (TimeInterval) -> Void

  /// Returns `nil` when there is no such file.
  public init?(url: URL, update: @escaping (TimeInterval) -> Void) {
    guard let seconds = Device.current.disk[url.path] as? Int else { return nil }
    duration = TimeInterval(seconds)
    self.update = update
  }

  isolated deinit {
    timer?.invalidate()
  }

  public func togglePlay() {
    isPlaying.toggle()
    timer?.invalidate()
    guard isPlaying else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.advance()
    }
  }

  private func advance() {
    currentTime += 1
    if currentTime >= duration { finish() }
    update(currentTime)
  }

  private func finish() {
    timer?.invalidate()
    isPlaying = false
    currentTime = 0
  }
}
