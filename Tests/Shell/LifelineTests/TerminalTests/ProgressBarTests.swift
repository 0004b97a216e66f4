import Synchronization
import Testing

@testable import Terminal

@Suite @MainActor struct ProgressBarTests {
  /// What the bar writes for these steps: how many of 100 parts are done after how many milliseconds.
  private func shown(_ steps: [(milliseconds: Int, done: Int)]) -> [String] {
    let written = Mutex<[String]>([])
    let output = TextOutput { text in
      written.withLock { $0.append(text) }
      return .delivered
    }
    let start = ContinuousClock.now
    var time = 0
    let bar = ProgressBar(output) { start + .milliseconds(time) }
    for step in steps {
      time = step.milliseconds
      bar.show(step.done, of: 100)
    }
    return written.withLock { $0 }
  }

  @Test func `is one line that is overwritten in steps of ten and removed in the end`() {
    #expect(
      shown([(0, 0), (250, 42), (251, 43), (600, 49), (700, 51), (2000, 100)]) == [
        "\r[####......]  40%", "\r[#####.....]  50%", "\r                 \r",
      ])
  }

  @Test func `does not appear when all is done within a quarter of a second`() {
    #expect(shown([(0, 0), (249, 99), (249, 100)]) == [])
  }

  @Test func `starts again with the next command`() {
    #expect(shown([(0, 50), (600, 100), (700, 10), (900, 20), (949, 100)]) == [])
  }
}
