import Cells
import Diagrams
import Documents
import Trace

/// What a diagram shows, row by row, as the script of the page reads it: lifelines are counted from the
/// left, from 0.
struct PlayerRows {
  private let columns: [String: Int]
  /// The columns of the receivers of each message so far and of all calls around it, by its number.
  private var receivers: [Int: Set<Int>] = [:]
  private var activations = Activations()
  /// The columns of the receivers of the present calls.
  private var busy: Set<Int> = []
  /// How many frames are open.
  private var frames = 0

  init(_ diagram: Diagram) {
    let ids = diagram.participants.map(\.id)
    columns = Dictionary(zip(ids, 0...)) { first, _ in first }
  }

  /// - Returns: `nil` for what is not a row of its own.
  mutating func json(_ item: Diagram.Item) -> JSON? {
    defer { activations.follow(item) }
    switch item {
    case .turn(let turn):
      busy = []
      return row("turn", text: turn.words)
    case .message(let message): return json(message)
    case .change(let change):
      busy = receivers(around: change.inside)
      return row("change", from: change.owner, to: change.owner, text: change.words("→"))
    case .reply(let reply):
      busy = receivers(around: reply.to)
      return row("reply", from: reply.callee, to: reply.caller, text: reply.outcome.words)
    case .release(let release): return row("release", text: release.words { $0 })
    case .note(let note): return json(note)
    case .frame(let frame):
      defer { frames += 1 }
      return row("frame", text: [frame.kind.word, frame.words].spaced)
    case .section(let section):
      return row("frame", text: [section.word.rawValue, section.label].joined(separator: " "))
    case .end(let kind):
      frames = max(0, frames - 1)
      return row("frame", text: "end \(kind.word)")
    case .activation, .numbering: return nil
    }
  }

  private mutating func json(_ message: Diagram.Message) -> JSON {
    busy = receivers(around: message.inside)
    receivers[message.number] = busy.union(columns[message.to].map { [$0] } ?? [])
    let arrow = message.arrow
    return row(
      "message", from: message.from, to: message.to, text: message.text,
      [
        "numeral": message.numeral.map { .string($0.printable) },
        "tag": message.tag.map { .string($0) },
        "line": arrow.line == .broken ? .string("broken") : nil,
        "head": arrow.end == .filled ? nil : .string("\(arrow.end)"),
        "tail": arrow.start == .none ? nil : .string("\(arrow.start)"),
        "circles": arrow.startsInCircle || arrow.endsInCircle
          ? .array([.bool(arrow.startsInCircle), .bool(arrow.endsInCircle)]) : nil,
        "ends": message.destroys.flatMap { columns[$0] }.map { .int($0) },
        "breach": message.breach == nil ? nil : .bool(true),
        "lens": message.emphasis.map { .bool($0 == .highlighted) },
      ])
  }

  private func json(_ note: Diagram.Note) -> JSON {
    row(
      "note", from: note.over.first, to: note.over.last, text: note.text,
      ["side": .string(note.side.rawValue)])
  }

  private func row(
    _ kind: String, from: String? = nil, to: String? = nil, text: String,
    _ more: KeyValuePairs<String, JSON?> = [:]
  ) -> JSON {
    let bars = busy.union(activations.active.compactMap { columns[$0] }).sorted()
    return .members([
      "is": .string(kind), "from": column(from), "to": column(to),
      "text": .string(text.printableLines),
      "bars": bars.isEmpty ? nil : .array(bars.map { .int($0) }),
      "frames": frames == 0 ? nil : .int(frames),
    ]).adding(more)
  }

  private func column(_ id: String?) -> JSON? {
    id.flatMap { columns[$0] }.map { .int($0) }
  }

  // MARK: Who is at work

  /// The receivers of a message and of all in whose calls it was sent.
  private func receivers(around number: Int?) -> Set<Int> {
    number.flatMap { receivers[$0] } ?? []
  }
}
