import Cells
import Tracer

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

private struct Row {
  let name: String
  let plain: (Plain, Int) -> Void
  let traced: (Subject, Int) -> Void

  static let all = [
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

/// What a call costs: untraced, traced without a recorder, and recorded.
enum RecorderBenchmark {
  static func run(_ words: [String]) {
    print("nanoseconds a call      untraced  off, more        on")
    for row in Row.all {
      let untraced = plain(row)
      show(row.name, width: 22, [untraced, off(row) - untraced, on(row)])
    }
    print("target                          -       5.0     300.0")

    let (plainly, knowing) = (told(withOrigin: false), told(withOrigin: true))
    print("\nnanoseconds a message         without origin      with      more")
    for (name, without, with) in [
      ("recorded", plainly.recorded, knowing.recorded),
      ("written into the trace", plainly.written, knowing.written),
    ] {
      show(name, width: 34, [without, with], "      \(Int(100 * (with / without - 1))) %")
    }
    print("target                                                          30 %")
  }

  private static func plain(_ row: Row) -> Double {
    let plain = Plain()
    return nanosecondsARound { rounds in
      ContinuousClock().measure { for round in 0..<rounds { row.plain(plain, round) } }
    }
  }

  private static func off(_ row: Row) -> Double {
    let subject = Subject()
    return nanosecondsARound { rounds in
      ContinuousClock().measure { for round in 0..<rounds { row.traced(subject, round) } }
    }
  }

  private static func on(_ row: Row) -> Double {
    nanosecondsARound { rounds in
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

  /// What a message costs that a mechanism such as the notification centre sends, with or without the call in which
  /// its receiver registered: while it is recorded, and when the log becomes a trace.
  private static func told(withOrigin: Bool) -> (recorded: Double, written: Double) {
    var written: [Duration] = []
    var count = 1
    let recorded = nanosecondsARound { rounds in
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
      written.append(
        ContinuousClock().measure {
          records = recorder.trace(.init(pattern: "benchmark")).records.count
        })
      precondition(records > rounds)
      count = rounds
      return time
    }
    return (recorded, nanoseconds(written.median) / Double(count))
  }

  /// For each of many rounds: the median of several loops.
  private static func nanosecondsARound(_ loop: (Int) -> Duration) -> Double {
    let rounds = 20_000
    return nanoseconds((0..<15).map { _ in loop(rounds) }.median) / Double(rounds)
  }

  private static func show(
    _ name: String, width: Int, _ values: [Double], _ note: String = ""
  ) {
    let cells = values.map { rounded($0, 10).padded(to: 10, at: .trailing) }
    print(name.padded(to: width) + cells.joined() + note)
  }
}
