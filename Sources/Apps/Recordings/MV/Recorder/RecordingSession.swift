import RecordingsApp
import ToySwiftUI

/// A recording while it is made.
@Traced(.model) @Observable final class RecordingSession {
  /// The identifier of the recording that it becomes.
  let id = UUID()
  /// In seconds.
  private(set) var duration: TimeInterval = 0
  @ObservationIgnored private var recorder: Recorder?

  /// A view may appear more than once: it begins only once.
  func start() {
    guard recorder == nil else { return }
    recorder = Recorder(url: .soundFile(of: id)) { [weak self] in self?.duration = $0 }
  }

  func stop() { recorder?.stop() }

  func discard() { SoundFile(.soundFile(of: id)).remove() }
}
