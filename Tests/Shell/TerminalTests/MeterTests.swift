import Synchronization
import Testing

@testable import Terminal

@Suite @MainActor struct MeterTests {
  /// What stands on a terminal after so many milliseconds each, and so much done of a hundred.
  private func shown(_ steps: [(milliseconds: Int, done: Int)]) -> [String] {
    let written = Mutex<[String]>([])
    let outlet = Outlet { text in
      written.withLock { $0.append(text) }
      return .delivered
    }
    let start = ContinuousClock.now
    var time = 0
    let meter = Meter(outlet) { start + .milliseconds(time) }
    for step in steps {
      time = step.milliseconds
      meter.show(step.done, of: 100)
    }
    return written.withLock { $0 }
  }

  @Test func `is one line that is written over, in steps of ten, and gone in the end`() {
    #expect(
      shown([(0, 0), (500, 42), (501, 43), (600, 49), (700, 51), (2000, 100)]) == [
        "\r[####......]  40%", "\r[#####.....]  50%", "\r                 \r",
      ])
  }

  @Test func `says nothing of what is done soon`() {
    #expect(shown([(0, 0), (499, 99), (499, 100)]) == [])
  }

  @Test func `begins anew with what comes next`() {
    #expect(shown([(0, 50), (600, 100), (700, 10), (1100, 20), (1200, 100)]) == [])
  }
}
