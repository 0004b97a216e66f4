import Testing
import ToyKit

extension ToyKitTests {
  @Suite struct BindingTests {
    final class Log {
      var lines: [String] = []
      var cancellables: Set<AnyCancellable> = []
    }

    let log = Log()
    let counter = ClickCounter()

    @Test func `a subscriber hears the present value at once, then every one, equal or not`() {
      counter.count = 1
      counter.$count.sink { [log] in log.lines.append("\($0)") }.store(in: &log.cancellables)
      counter.count = 2
      counter.count = 2
      #expect(log.lines == ["1", "2", "2"])
    }

    @Test func `subscribers hear in the order in which they subscribed`() {
      for number in 1...9 {
        counter.$count.dropFirst().sink { [log] in log.lines.append("\(number): \($0)") }
          .store(in: &log.cancellables)
      }
      counter.count = 7
      #expect(log.lines == (1...9).map { "\($0): 7" })
    }

    @Test func `a subscriber that gets a value finds it in the property`() {
      counter.$count.sink { [log, counter] in log.lines.append("\($0) \(counter.count)") }
        .store(in: &log.cancellables)
      counter.count = 3
      #expect(log.lines == ["0 0", "3 3"])
    }

    @Test func `nothing is heard after cancelling, not even of what is being told`() {
      var second: AnyCancellable?
      counter.$count.dropFirst().sink { [log] _ in
        log.lines.append("first")
        second?.cancel()
      }.store(in: &log.cancellables)
      second = counter.$count.dropFirst().sink { [log] _ in log.lines.append("second") }
      counter.count = 1
      #expect(log.lines == ["first"])
      log.cancellables = []
      counter.count = 2
      #expect(log.lines == ["first"])
    }

    @Test func `one who lets go of his subscription has cancelled it`() {
      _ = counter.$count.sink { [log] in log.lines.append("\($0)") }
      counter.count = 1
      #expect(log.lines == ["0"])
    }

    @Test func `one who has heard enough hears no more`() {
      counter.$count.first().sink { [log] in log.lines.append("\($0)") }
        .store(in: &log.cancellables)
      counter.count = 1
      #expect(log.lines == ["0"])
    }

    @Test func `a value that is set while one is told is told to all, and the old one no more`() {
      counter.$count.sink { [log, counter] in
        log.lines.append("first \($0)")
        if $0 == 1 { counter.count = 2 }
      }.store(in: &log.cancellables)
      counter.$count.sink { [log] in log.lines.append("second \($0)") }
        .store(in: &log.cancellables)
      counter.count = 1
      #expect(log.lines == ["first 0", "second 0", "first 1", "first 2", "second 2"])
    }

    @Test func `one who subscribes while a value is told hears it once`() {
      counter.$count.dropFirst().sink { [log, counter] _ in
        counter.$count.sink { log.lines.append("late \($0)") }.store(in: &log.cancellables)
      }.store(in: &log.cancellables)
      counter.count = 1
      #expect(log.lines == ["late 1"])
    }

    @Test func `operators stand between`() {
      counter.$count.map { $0 / 2 }.removeDuplicates()
        .sink { [log] in log.lines.append("\($0)") }.store(in: &log.cancellables)
      for count in 1...4 { counter.count = count }
      #expect(log.lines == ["0", "1", "2"])
    }

    @Test func `notifications are published until the subscription is cancelled`() {
      Device.current = Device()
      let name = Notification.Name("Changed")
      let center = NotificationCenter.default
      center.publisher(for: name).sink { [log] in log.lines.append("any \($0.name)") }
        .store(in: &log.cancellables)
      center.publisher(for: name, object: counter).sink { [log] _ in log.lines.append("its own") }
        .store(in: &log.cancellables)
      center.post(name: name, object: log)
      center.post(name: name, object: counter)
      log.cancellables = []
      center.post(name: name, object: counter)
      #expect(log.lines == ["any \"Changed\"", "any \"Changed\"", "its own"])
    }
  }
}

final class ClickCounter {
  @Published var count = 0
}
