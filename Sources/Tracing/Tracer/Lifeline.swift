/// The identity of a traced object: its first value records the creation, its end the release.
public nonisolated final class Lifeline {
  /// Counts the objects of one recorder from 1; 0 for objects made while nothing was recorded.
  public internal(set) var id = 0
  let recorder: TraceRecorder?

  /// - Parameter root: the class that holds this lifeline.
  public init(root: String) {
    recorder = MainActor.assumeIsolated { TraceRecorder.current }
    guard let recorder else { return }
    id = MainActor.assumeIsolated { recorder.born(root: root) }
  }

  deinit {
    guard let recorder, id != 0 else { return }
    let id = id
    MainActor.assumeIsolated { recorder.released(id) }
  }
}
