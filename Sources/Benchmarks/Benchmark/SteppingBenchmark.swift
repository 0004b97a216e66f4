import Analysis
import Cells
import Trace

/// What it costs to step through a long trace, and to find something in it.
enum SteppingBenchmark {
  static func run(_ words: [String]) throws {
    let count = words.first.flatMap { Int($0) } ?? 100_000
    let before = residentBytes()
    let trace = TraceGenerator.trace { $0.addItems(messages: count) }
    let traceBytes = residentBytes() - before
    let stepper = Stepper(trace, stops: trace.messages.map(\.n))
    show("messages", "\(stepper.stops.count), records \(trace.records.count)")
    show("trace in memory", mebibytes(traceBytes))

    let (history, historyTime) = timed { StateHistory(trace) }
    let historyBytes = residentBytes() - before - traceBytes
    show("states kept", "\(mebibytes(historyBytes)) more, made in \(milliseconds(historyTime))")
    step(through: stepper, history)
    try find(in: stepper, history)
    print(
      """
      to compare: a state for each 64 of 100,000 actions, those between played again: 0.95 µs a jump;
                  gdb, record full: 30 µs for one instruction
      """)
  }

  private static func step(through stepper: Stepper, _ history: StateHistory) {
    var random = Numbers(seed: 1)
    var place = stepper
    let moves: [(name: String, move: () -> Stepper)] = [
      ("go to a random message", { stepper.at(1 + random.next() % stepper.stops.count) }),
      ("step", { place.moved(by: 1) ?? stepper.at(1) }),
      ("step back", { place.moved(by: -1) ?? stepper.atEnd }),
    ]
    for (name, move) in moves {
      let rounds = perRound(2_000) {
        place = move()
        return history.state(at: place).objects.count
      }
      show(name, rounds)
    }
  }

  private static func find(in stepper: Stepper, _ history: StateHistory) throws {
    let (search, searchTime) = timed { EventSearch(stepper) }
    show("made ready for find", milliseconds(searchTime))
    for words in [["touch"], ["from", "Controller", "kind", "call"], ["Item.value", "=", "77"]] {
      let query = try EventQuery(words)
      let (found, time) = timed { search.events(matching: query) }
      let name = "find " + words.joined(separator: " ")
      show(name, "\(found.count) matches in \(milliseconds(time))")
    }
    let stops = search.events(matching: try EventQuery(["Item.value", "=", "77"]))
    let (visited, time) = timed {
      stops.map { history.state(at: stepper.at($0.position)).objects.count }
    }
    show("continue over them", "\(visited.count) stops in \(milliseconds(time))")
  }

  private static func show(_ name: String, _ value: String) { print(name.padded(to: 32) + value) }
}
