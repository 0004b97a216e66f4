import Testing
import ToyKit

extension ToyKitTests {
  /// A function waits until the turn is over in which it gets its value.
  @Suite struct SuspensionTests {
    @Test func `a function goes on in a turn of its own`() {
      Device.current = Device()
      let answer = Suspension<Int>()
      var log: [String] = []
      _Concurrency.Task.immediate {
        log.append("asks")
        log.append("gets \((try? await answer.value()) ?? 0)")
      }
      answer.resume(with: .success(7))
      log.append("answered")
      UIKit.shared.runUntilIdle { work in
        log.append("turn")
        work()
      }
      #expect(log == ["asks", "answered", "turn", "gets 7"])
    }

    @Test func `only the first result counts, and a late question gets it at once`() {
      Device.current = Device()
      let answer = Suspension<Int>()
      answer.resume(with: .success(7))
      answer.resume(with: .success(8))
      var found = 0
      _Concurrency.Task.immediate { found = (try? await answer.value()) ?? 0 }
      #expect(found == 7)
    }

    @Test func `what waits when the app is killed does not go on`() {
      Device.current = Device()
      let answer = Suspension<Int>()
      var hasGoneOn = false
      _Concurrency.Task.immediate {
        _ = try? await answer.value()
        hasGoneOn = true
      }
      answer.resume(with: .success(7))
      Device.current.kill()
      UIKit.shared.runUntilIdle { $0() }
      #expect(!hasGoneOn)
    }
  }
}
