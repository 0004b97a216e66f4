import Testing
import Tracer

/// Records what the body does, and writes it in lines:
///
///     from -> to : message(arguments) [kind]
///     * owner.property old → new
///     = value, or ! error
///     released object
///
/// Participants and initial values are left out.
func story(_ body: () throws -> Void) rethrows -> String {
  let recorder = TraceRecorder()
  try recording(with: recorder, body)
  return recorder.trace(.init(pattern: "test")).story
}

func recording(with recorder: TraceRecorder, _ body: () throws -> Void) rethrows {
  let before = TraceRecorder.current
  TraceRecorder.current = recorder
  defer { TraceRecorder.current = before }
  try body()
}

extension Trace {
  var story: String { StoryTeller(isComplete: false).tell(self) }
  /// With participants and initial values.
  var wholeStory: String { StoryTeller(isComplete: true).tell(self) }
}

private struct StoryTeller {
  let isComplete: Bool
  private var lines: [String] = []
  private var depths: [Int: Int] = [:]

  init(isComplete: Bool) { self.isComplete = isComplete }

  func tell(_ trace: Trace) -> String {
    var teller = self
    for record in trace.records { teller.tell(record) }
    return teller.lines.joined(separator: "\n")
  }

  private mutating func tell(_ record: Trace.Record) {
    switch record.event {
    case .message(let message): tell(message, record.n)
    case .state(let change): tell(change)
    case .return(let end): tell(end)
    case .release(let release): say("released \(release.object)")
    case .participant(let it) where isComplete:
      say("\(it.name) is a \(it.type), \(it.role.heading)")
    case .reference(let it) where isComplete:
      let end = it.ended ? "no longer " : ""
      say("\(it.from).\(it.property) \(end)holds \(it.to), \(it.strength)")
    default: break
    }
  }

  private mutating func tell(_ message: Trace.Message, _ number: Int) {
    depths[number] = message.depth
    let arguments = message.arguments.joined(separator: ", ")
    let cause = message.cause.map { " because of \($0)" } ?? ""
    say(
      "\(message.from) -> \(message.to) : \(message.text)"
        + (arguments.isEmpty ? "" : " (\(arguments))") + " [\(message.kind.rawValue)]"
        + (isComplete ? cause : ""), depth: message.depth)
  }

  private mutating func tell(_ change: Trace.StateChange) {
    guard isComplete || !change.isInitial else { return }
    let old = change.old.map { $0 + " → " } ?? "= "
    let depth = change.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
    say("* \(change.owner).\(change.property) \(old)\(change.new)", depth: depth)
  }

  private mutating func tell(_ end: Trace.Return) {
    let depth = (depths[end.message] ?? 0) + 1
    if let value = end.value { say("= \(value)", depth: depth) }
    if let error = end.error { say("! \(error)", depth: depth) }
  }

  private mutating func say(_ line: String, depth: Int = 0) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }
}
