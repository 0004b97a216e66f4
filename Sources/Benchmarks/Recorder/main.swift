import Tracer

// What a call costs: untraced, traced without a recorder, and recorded.

final class Plain {
  var number = 0
  @inline(never) func take(_ value: Int) { number &+= value }
  @inline(never) func take(_ text: String) { number &+= text.utf8.count }
  @inline(never) func write(_ value: Int) { number = value }
  @inline(never) func read() -> Int { number }
}

@Traced(.model) final class Subject {
  @Untraced var number = 0
  var property = 0
  func take(_ value: Int) { number &+= value }
  func take(_ text: String) { number &+= text.utf8.count }

  @Untraced var registration: TraceRecorder.Cause?
  func register() { registration = causeNow }
}

@Traced(.controller) final class Sender {
  @Untraced let subject = Subject()
}

struct Row {
  let name: String
  let plain: @MainActor (Plain, Int) -> Void
  let traced: @MainActor (Subject, Int) -> Void

  @MainActor static let all = [
    Row(name: "method with an Int", plain: { $0.take($1) }, traced: { $0.take($1) }),
    Row(name: "method with a String", plain: { $0.take($1 & 1 == 0 ? "even" : "odd") }) {
      $0.take($1 & 1 == 0 ? "even" : "odd")
    },
    Row(name: "property written", plain: { $0.write($1) }, traced: { $0.property = $1 }),
    Row(name: "property read", plain: { $0.number = $0.read() &+ $1 }) {
      $0.number = $0.property &+ $1
    },
  ]
}

/// Nanoseconds for each of many rounds: the median of several loops.
func nanoseconds(_ loop: (Int) -> Duration) -> Double {
  let rounds = 20_000
  let loops = (0..<15).map { _ in loop(rounds) }.sorted()
  return Double(loops[loops.count / 2].components.attoseconds) / Double(rounds) / 1e9
}

func plain(_ row: Row) -> Double {
  let plain = Plain()
  return nanoseconds { rounds in
    ContinuousClock().measure { for round in 0..<rounds { row.plain(plain, round) } }
  }
}

func off(_ row: Row) -> Double {
  let subject = Subject()
  return nanoseconds { rounds in
    ContinuousClock().measure { for round in 0..<rounds { row.traced(subject, round) } }
  }
}

func on(_ row: Row) -> Double {
  nanoseconds { rounds in
    TraceRecorder.current = TraceRecorder()
    defer { TraceRecorder.current = nil }
    let sender = Sender()
    return acting(as: sender) {
      ContinuousClock().measure {
        for round in 0..<rounds { row.traced(sender.subject, round) }
      }
    }
  }
}

/// What a message costs that a mechanism such as the notification centre sends, with or without the call in which its
/// receiver registered: while it is recorded, and when the log becomes a trace.
func told(withOrigin: Bool) -> (recorded: Double, written: Double) {
  var written: [Double] = []
  let recorded = nanoseconds { rounds in
    let recorder = TraceRecorder()
    TraceRecorder.current = recorder
    defer { TraceRecorder.current = nil }
    let sender = Sender()
    let time = acting(as: sender) {
      sender.subject.register()
      let origin = withOrigin ? sender.subject.registration : nil
      return ContinuousClock().measure {
        for round in 0..<rounds {
          deliver(.observer, to: sender.subject, origin: origin) { sender.subject.take(round) }
        }
      }
    }
    var records = 0
    let writing = ContinuousClock().measure {
      records = recorder.trace(.init(pattern: "benchmark")).records.count
    }
    precondition(records > rounds)
    written.append(writing / .nanoseconds(1) / Double(rounds))
    return time
  }
  return (recorded, written.sorted()[written.count / 2])
}

func cell(_ value: Double) -> String {
  let tenths = Int(value * 10 + (value < 0 ? -0.5 : 0.5))
  let sign = tenths < 0 ? "-" : ""
  let text = "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)"
  return String(repeating: " ", count: max(0, 10 - text.count)) + text
}

func show(_ row: Row) {
  let untraced = plain(row)
  let cells = [untraced, off(row) - untraced, on(row)].map(cell).joined()
  print(row.name + String(repeating: " ", count: 22 - row.name.count) + cells)
}

print("nanoseconds a call      untraced  off, more        on")
for row in Row.all { show(row) }
print("target                          -       5.0     300.0")

let (plainly, knowing) = (told(withOrigin: false), told(withOrigin: true))
print("\nnanoseconds a message         without origin      with      more")
for (name, without, with) in [
  ("recorded", plainly.recorded, knowing.recorded),
  ("written into the trace", plainly.written, knowing.written),
] {
  let more = Int(100 * (with / without - 1))
  print(
    name + String(repeating: " ", count: 34 - name.count) + cell(without) + cell(with)
      + "      \(more) %")
}
print("target                                                          30 %")
