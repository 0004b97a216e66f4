import RecordingsApp

/// Plays a sound file or records into one, and reports its position once a second.
protocol AudioService: AnyObject {
  /// Stops the sound that was loaded before.
  func load(_ url: URL, update: @escaping (PlayState) -> Void) -> PlayState
  func unload()
  /// Returns `nil`, and does nothing, when another sound is loaded.
  func pause(_ url: URL) -> PlayState?
  func togglePlay() -> PlayState
  /// - Parameter time: in seconds from the beginning. It is held between the beginning and the end.
  func setProgress(_ time: TimeInterval) -> PlayState

  func startRecording(_ url: URL, update: @escaping (TimeInterval) -> Void)
  func stopRecording()
}

/// Plays and records with the device. A test can use another service.
///
/// The actor is spelled out because an optimised build does not infer it for an `isolated deinit`.
@MainActor @Traced(.service) final class AudioDefaultService: AudioService {
  enum Activity {
    case paused, playing
  }

  private var url: URL?
  private(set) var activity = Activity.paused
  private(set) var currentTime: TimeInterval = 0
  private(set) var duration: TimeInterval?
  private(set) var recordedTime: TimeInterval = 0
  private var playTimer: Timer?
  private var recordTimer: Timer?
  private var recordedFile: SoundFile?
  private var update: (PlayState) -> Void = { _ in }

  isolated deinit {
    playTimer?.invalidate()
    recordTimer?.invalidate()
  }

  // MARK: Playing

  func load(_ url: URL, update: @escaping (PlayState) -> Void) -> PlayState {
    unload()
    self.url = url
    duration = SoundFile(url).duration
    self.update = update
    return playback
  }

  func unload() {
    pause()
    url = nil
    currentTime = 0
    duration = nil
    update = { _ in }
  }

  func pause(_ url: URL) -> PlayState? {
    guard url == self.url else { return nil }
    pause()
    return playback
  }

  func togglePlay() -> PlayState {
    if activity == .playing { pause() } else if duration != nil { play() }
    return playback
  }

  func setProgress(_ time: TimeInterval) -> PlayState {
    currentTime = min(max(0, time), duration ?? 0)
    return playback
  }

  private var playback: PlayState {
    PlayState(isPlaying: activity == .playing, progress: currentTime, duration: duration ?? 0)
  }

  private func play() {
    activity = .playing
    playTimer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.advance()
    }
  }

  private func pause() {
    activity = .paused
    playTimer?.invalidate()
  }

  private func advance() {
    currentTime += 1
    if currentTime >= duration ?? 0 {
      pause()
      currentTime = 0
    }
    update(playback)
  }

  // MARK: Recording

  /// A view may appear more than once: each file is begun only once.
  func startRecording(_ url: URL, update: @escaping (TimeInterval) -> Void) {
    guard recordedFile != SoundFile(url) else { return }
    recordedTime = 0
    recordedFile = SoundFile(url)
    recordTimer?.invalidate()
    recordTimer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      recordedTime += 1
      update(recordedTime)
    }
  }

  func stopRecording() {
    recordTimer?.invalidate()
    recordedFile?.duration = recordedTime
  }
}
