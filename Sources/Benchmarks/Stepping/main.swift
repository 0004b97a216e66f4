import Analysis
import Trace

// What it costs to step through a long trace, and to find something in it. README.md beside this file says how to run
// it.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
let before = residentBytes()
let trace = longTrace(messages: count)
let traceBytes = residentBytes() - before
let stepper = Stepper(trace, stops: trace.messages.map(\.n))

row("messages", "\(stepper.stops.count), records \(trace.records.count)")
row("trace in memory", mebibytes(traceBytes))

let (history, historyTime) = timed { StateHistory(trace) }
let historyBytes = residentBytes() - before - traceBytes
row("states kept", "\(mebibytes(historyBytes)) more, made in \(milliseconds(historyTime))")
let (search, searchTime) = timed { EventSearch(stepper) }
row("made ready for find", milliseconds(searchTime))

var random = Numbers()
var place = stepper
row(
  "go to a random message",
  perRound(2_000) {
    place = stepper.at(1 + random.below(count))
    return history.state(at: place).objects.count
  })
row(
  "step",
  perRound(2_000) {
    place = place.moved(by: 1) ?? stepper.at(1)
    return history.state(at: place).objects.count
  })
row(
  "step back",
  perRound(2_000) {
    place = place.moved(by: -1) ?? stepper.atEnd
    return history.state(at: place).objects.count
  })

for words in [["touch"], ["from", "Controller", "kind", "call"], ["Item.value", "=", "77"]] {
  let query = try EventQuery(words)
  let (found, time) = timed { search.events(matching: query) }
  row("find " + words.joined(separator: " "), "\(found.count) matches in \(milliseconds(time))")
}
let stops = search.events(matching: try EventQuery(["Item.value", "=", "77"]))
let (visited, time) = timed {
  stops.map { history.state(at: stepper.at($0.position)).objects.count }
}
row("continue over them", "\(visited.count) stops in \(milliseconds(time))")

print(
  """
  to compare: a state for each 64 of 100,000 actions, those between played again: 0.95 µs a jump;
              gdb, record full: 30 µs for one instruction
  """)
