import Analysis
import Trace

/// The messages of two conversations that differ from the other one.
///
/// Two runs of one system are compared message by message: what was added, removed, changed or moved differs. Between two
/// systems names, texts and roles differ anyway, so only a message without a counterpart differs.
struct ConversationDifference {
  /// One of the conversations.
  struct Side {
    let trace: Trace
    /// The record numbers of the messages that are drawn.
    let drawn: Set<Int>
  }

  /// The record numbers of the drawn messages that differ.
  let inFirst: Set<Int>
  let inSecond: Set<Int>
  let isWithinSystem: Bool

  var isEmpty: Bool { inFirst.isEmpty && inSecond.isEmpty }

  /// - Parameter alignment: of the drawn messages.
  init(_ first: Side, _ second: Side, _ alignment: PhaseAlignment) {
    let (here, there) = (first.trace.header, second.trace.header)
    isWithinSystem = here.app == there.app && here.pattern == there.pattern
    if isWithinSystem {
      let rows = TraceDifference(first.trace, second.trace).rows.filter { $0.mark != .same }
      inFirst = first.drawn.intersection(rows.compactMap { $0.before?.record.n })
      inSecond = second.drawn.intersection(rows.compactMap { $0.after?.record.n })
    } else {
      var search = CounterpartSearch(first.trace, second.trace, alignment)
      search.run()
      (inFirst, inSecond) = (search.leftInFirst, search.leftInSecond)
    }
  }
}

/// Looks for the counterparts of messages between two systems. What says the same in the same way is taken first, so that
/// only what is left is paired by the way in which it is sent.
private struct CounterpartSearch {
  private struct Utterance {
    let record: Int
    let message: Trace.Message
    let action: Int
    /// The aligned row; `nil` in what only one conversation has.
    let row: Int?
  }

  private struct Likeness: Hashable {
    let place: Int
    let kind: MessageKind
    var names: [String] = []
    var text: String?
    var arguments: [String] = []
  }

  private var first: [Utterance]
  private var second: [Utterance]

  init(_ first: Trace, _ second: Trace, _ alignment: PhaseAlignment) {
    let rows = alignment.rows.enumerated()
    self.first = Self.utterances(
      first, rows.compactMap { index, row in row.inFirst.map { (index, row, $0) } })
    self.second = Self.utterances(
      second, rows.compactMap { index, row in row.inSecond.map { (index, row, $0) } })
  }

  private static func utterances(
    _ trace: Trace, _ stretches: [(index: Int, row: PhaseAlignment.Row, stretch: PhaseStretch)]
  ) -> [Utterance] {
    let messages = Dictionary(uniqueKeysWithValues: trace.messages)
    return stretches.flatMap { index, row, stretch in
      stretch.messages.compactMap { record in
        messages[record].map {
          Utterance(
            record: record, message: $0, action: stretch.action, row: row.isCommon ? index : nil)
        }
      }
    }
  }

  var leftInFirst: Set<Int> { Set(first.map(\.record)) }
  var leftInSecond: Set<Int> { Set(second.map(\.record)) }

  mutating func run() {
    pair { said in
      said.row.map {
        Likeness(
          place: $0, kind: said.message.kind, names: [said.message.from, said.message.to],
          text: said.message.text, arguments: said.message.arguments)
      }
    }
    pair { said in said.row.map { Self.sameWords(said, at: $0) } }
    // Who asks for something is a difference between systems, even where the question is the same.
    pair { said in
      said.message.kind == .query ? nil : Self.sameWords(said, at: said.action)
    }
    pair { said in
      said.row.map { Likeness(place: $0, kind: said.message.kind, text: said.message.text) }
    }
    pair { said in said.row.map { Likeness(place: $0, kind: said.message.kind) } }
  }

  private static func sameWords(_ said: Utterance, at place: Int) -> Likeness {
    Likeness(
      place: place, kind: said.message.kind, text: said.message.text,
      arguments: said.message.arguments)
  }

  /// Takes away what is alike on both sides, in order.
  private mutating func pair(_ likeness: (Utterance) -> Likeness?) {
    var free: [Likeness: [Int]] = [:]
    for (index, said) in second.enumerated().reversed() {
      if let key = likeness(said) { free[key, default: []].append(index) }
    }
    var taken: Set<Int> = []
    first.removeAll { said in
      guard let key = likeness(said), let index = free[key]?.popLast() else { return false }
      taken.insert(index)
      return true
    }
    second = second.indices.filter { !taken.contains($0) }.map { second[$0] }
  }
}
