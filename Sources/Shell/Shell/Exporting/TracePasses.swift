import Files
import Synchronization

/// Watches that each pass through the file of a trace finds what the survey has found: another program may write it.
nonisolated final class TracePasses: Sendable {
  private struct State {
    var facts: FileFacts?
    var count = 0
    var haveDiffered = false
  }

  private let state = Mutex(State())

  var haveDiffered: Bool { state.withLock { $0.haveDiffered } }

  /// - Parameters:
  ///   - facts: of the file, from before it was surveyed.
  ///   - count: of the records.
  func expect(_ facts: FileFacts?, count: Int) {
    state.withLock { $0 = State(facts: facts, count: count) }
  }

  /// A pass begins, with the file as it is now.
  func begin(_ facts: FileFacts?) {
    state.withLock { if $0.facts != facts { $0.haveDiffered = true } }
  }

  /// A pass has come to its end, after so many records.
  func end(count: Int) {
    state.withLock { if $0.count != count { $0.haveDiffered = true } }
  }
}
