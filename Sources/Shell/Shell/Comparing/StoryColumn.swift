import Analysis
import Cells
import Diagrams
import Localization
import Trace

/// One of two stories that are compared: what its messages are called and numbered.
struct StoryColumn {
  let title: String
  let run: ToldRun
  /// The number of a message in the drawing, by its record.
  let numbers: [Int: Int]

  /// The changes that are shown below their messages: the first of each action, and what it comes from.
  private var changes: Set<Int>

  init(title: String, _ trace: Trace, drawnAs diagram: Diagram) {
    (self.title, run) = (title, ToldRun(trace))
    let numbered = diagram.messages.compactMap { message in
      message.record.map { ($0, message.number) }
    }
    numbers = Dictionary(numbered) { first, _ in first }
    changes = Set(run.stories.flatMap(\.leadingChanges).map(\.record))
  }

  /// With more changes that are shown.
  func showing(_ more: Set<Int>) -> StoryColumn {
    var column = self
    column.changes.formUnion(more)
    return column
  }

  func hasWords(_ moment: StoryMoment) -> Bool {
    moment.messages.contains { numbers[$0] != nil } || !changes.isDisjoint(with: moment.changes)
  }

  /// How many lines ``words(_:after:_:_:)`` has.
  func lineCount(_ moment: StoryMoment) -> Int {
    let changed = moment.changes.count { changes.contains($0) && run.change($0) != nil }
    return (moment.messages.contains { numbers[$0] != nil } ? 1 : 0) + changed
  }

  /// Who gets the last message.
  func receiver(of moment: StoryMoment) -> String? {
    moment.messages.last { numbers[$0] != nil }.flatMap { run.message($0)?.to }
  }

  /// The message with its number, and the change in it.
  func words(
    _ moment: StoryMoment, after receiver: String?, _ charset: Charset, _ room: Int
  ) -> [String] {
    let drawn = moment.messages.filter { numbers[$0] != nil }
    let message = drawn.first.flatMap { n in
      run.message(n).map { (numbers[n] ?? 0, $0) }
    }
    let first = message.map { number, message in
      let start = "\(number)".padded(to: 3, at: .trailing) + " "
      let inner = room - start.cells
      return start
        + (moment.part == .making
          ? made(drawn, inner) : line(message, after: receiver, charset, inner))
    }
    let below = moment.changes.filter(changes.contains).compactMap { run.change($0) }
      .map { words($0, in: message?.1, charset, room) }
    return [first].compactMap(\.self) + below
  }

  /// Where there is no room for both values, only what differs in them.
  private func words(
    _ change: Trace.StateChange, in message: Trace.Message?, _ charset: Charset, _ room: Int
  ) -> String {
    // Whose it is, where that is not the receiver of the message above, and where there is room.
    let owner = change.owner == message?.to ? "" : change.owner + "."
    let starts = [owner, ""].map { "    \(charset.change) \($0)\(change.property) " }
    let arrow = " \(charset.becomes) "
    let whole = (old: change.old ?? "", new: change.new)
    var parts = whole.old.differing(from: whole.new)
    if parts.old == "…" { parts.old = whole.old.cut(to: 8) }
    let lines = [whole, parts].flatMap { values in
      starts.map { $0 + values.old + arrow + values.new }
    }
    if let line = lines.first(where: { $0.cells <= room }) { return line }
    let rest = room - (starts[1] + arrow).cells
    let old = parts.old.cut(to: max(rest / 2, rest - parts.new.cells))
    return starts[1] + old + arrow + parts.new.cut(to: rest - old.cells)
  }

  private func line(
    _ message: Trace.Message, after receiver: String?, _ charset: Charset, _ room: Int
  ) -> String {
    let arrow = message.kind.senderKnowsReceiver ? charset.knownArrow : charset.unknownArrow
    let sender = message.from == receiver ? "" : message.from + " "
    let start = "\(sender)\(arrow) \(message.to): "
    let texts = [message.call, message.callByLabel, message.shortCall, message.name]
      .compactMap(\.self).map { start + $0 }
    // A part of the label says more than dots.
    if let whole = message.callByLabel.map({ start + $0 }), whole.cells > room,
      (start + message.shortCall).cells + 6 < room
    {
      return whole.cut(to: room - 1) + ")"
    }
    return texts.first { $0.cells <= room } ?? (start + message.name).cut(to: room)
  }

  private func made(_ messages: [Int], _ room: Int) -> String {
    let names = messages.compactMap { run.message($0)?.to }.uniqued()
    return localized("new: \(names.commaSeparated)").cut(to: room)
  }
}

extension Trace.Message {
  /// Without arguments: `rename` of `rename(id:to:)`.
  fileprivate var name: String { kind == .user ? text : String(text.prefix { $0 != "(" }) }

  /// With the label that says what a delegate is told: `tableView(…didSelectRowAt…)`; `nil` where there is none.
  fileprivate var callByLabel: String? {
    let labels = text.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    guard [.delegate, .datasource, .lifecycle].contains(kind), labels.count > 1, labels[0] == "_",
      labels[1] != "_"
    else { return nil }
    return "\(name)(…\(labels[1])…)"
  }

  /// With dots for arguments.
  fileprivate var shortCall: String {
    call.hasSuffix(")") && !call.hasSuffix("()") ? name + "(…)" : call
  }
}

extension Charset {
  fileprivate var knownArrow: String { "\(solid.line)\(solid.heads.filled.right)" }
  fileprivate var unknownArrow: String { "\(broken.line)\(broken.heads.filled.right)" }
}

extension String {
  /// Both texts without the words with which both begin and end.
  fileprivate func differing(from other: String) -> (old: String, new: String) {
    let (old, new) = (Array(self), Array(other))
    let isSign = { (sign: Character) in !sign.isLetter && !sign.isNumber && sign != "-" }
    var start = zip(old, new).prefix { $0 == $1 }.count
    // In the middle of a word, and where one of the values has nothing else, the words before it stay.
    let common = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let isWhole = [old, new].allSatisfy { $0.count - start > common && isSign($0[start]) }
    while start > 0, !isWhole, !isSign(old[start - 1]) { start -= 1 }
    var end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    while end > 0, !isSign(old[old.count - end]) { end -= 1 }
    let middles = [old, new].map { String($0[start..<($0.count - end)]) }
    let parts = middles.map { (start > 0 ? "…" : "") + $0 + (end > 0 && !$0.isEmpty ? "…" : "") }
    return (parts[0], parts[1])
  }

  /// With `…` at its end where it is too long.
  func cut(to room: Int) -> String {
    guard cells > room else { return self }
    var (words, width) = ("", 1)
    for character in self {
      width += String(character).cells
      guard width <= room else { break }
      words.append(character)
    }
    return words + "…"
  }
}
