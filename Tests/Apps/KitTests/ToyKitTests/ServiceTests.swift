import Testing
import ToyKit

extension ToyKitTests {
  @Suite struct ServiceTests {
    final class Observer {
      var heard: [String] = []
      let name: String
      let log: (String) -> Void

      init(_ name: String, log: @escaping (String) -> Void) {
        self.name = name
        self.log = log
      }

      func notified(_ notification: Notification) { log(name) }
    }

    static let name = Notification.Name("Changed")

    @Test func `observers hear in the order of registration, before post returns`() {
      var log: [String] = []
      let center = NotificationCenter()
      let observers = (1...9).map { number in Observer("\(number)") { log.append($0) } }
      for observer in observers {
        center.addObserver(observer, selector: Observer.notified, name: Self.name, object: nil)
      }
      center.post(name: Self.name, object: nil)
      log.append("posted")
      #expect(log == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "posted"])
    }

    @Test func `an observer is held weakly`() {
      var log: [String] = []
      let center = NotificationCenter()
      var observer: Observer? = Observer("gone") { log.append($0) }
      observer.map {
        center.addObserver($0, selector: Observer.notified, name: Self.name, object: nil)
      }
      observer = nil
      center.post(name: Self.name, object: nil)
      #expect(log == [])
    }

    @Test func `time stands still until the clock runs to the next timer`() {
      let device = Device()
      Device.current = device
      var log: [String] = []
      Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in log.append("every 2") }
      let every3 = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in
        log.append("every 3")
      }
      #expect(log == [])
      for _ in 1...4 { device.clock.advance { $0() } }
      #expect(log == ["every 2", "every 3", "every 2", "every 2", "every 3"])
      every3.invalidate()
      device.clock.advance { $0() }
      #expect(log.last == "every 2")
    }

    @Test func `a timer that does not repeat fires once`() {
      let device = Device()
      Device.current = device
      var fired = 0
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in fired += 1 }
      device.clock.advance { $0() }
      device.clock.advance { $0() }
      #expect(fired == 1)
      #expect(!device.clock.isTicking)
    }

    @Test func `timers end with the process that has started them`() {
      let device = Device()
      Device.current = device
      var fired = 0
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in fired += 1 }
      device.kill()
      #expect(!device.clock.isTicking)
      device.clock.advance { $0() }
      #expect(fired == 0)
    }

    @Test func `identifiers count up from the same start on every device`() {
      Device.current = Device()
      let first = [UUID(), UUID()]
      Device.current = Device()
      #expect(first == [UUID(), UUID()])
      #expect(first[0] != first[1])
    }
  }
}
