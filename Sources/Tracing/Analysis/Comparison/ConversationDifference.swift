import Trace

/// The messages of two conversations that differ from the other one.
///
/// Two runs of one system are compared message by message: what was added, removed, changed or moved differs. Between two
/// systems names, texts and roles differ anyway, so only a message without a counterpart differs.
public struct ConversationDifference: Sendable {
  /// The record numbers of the messages that differ, of those that are drawn.
  public let records: Both<Set<Int>>
  public let isWithinSystem: Bool

  public var isEmpty: Bool { records.first.isEmpty && records.second.isEmpty }

  /// - Parameters:
  ///   - drawn: the record numbers of the messages that are drawn, of both.
  ///   - alignment: of both stories.
  public init(
    _ first: ToldRun, _ second: ToldRun, drawn: Both<Set<Int>>, _ alignment: StoryAlignment
  ) {
    isWithinSystem = first.isOfSameSystem(as: second)
    if isWithinSystem {
      let rows = TraceDifference(first.trace, second.trace).rows.filter { $0.mark != .same }
      let others = Both(rows.map(\.before), rows.map(\.after))
      records = Both { side in drawn[side].intersection(others[side].compactMap { $0?.record.n }) }
    } else {
      let runs = Both(first, second)
      let said = Both { Utterance.all(in: runs[$0], on: $0, drawn[$0], alignment) }
      var search = CounterpartSearch(first: said.first, second: said.second)
      search.run()
      records = Both(search.first, search.second).map { Set($0.map(\.record)) }
    }
  }
}

/// A message, and where it is said.
private struct Utterance {
  let record: Int
  let message: Trace.Message
  let action: Int
  /// The row that both stories have and in which it is or after which it comes; `nil` in what only one story has.
  let row: Int?

  static func all(
    in run: ToldRun, on side: Contrast.Side, _ drawn: Set<Int>, _ alignment: StoryAlignment
  ) -> [Utterance] {
    var rows: [Int: Int] = [:]
    for (place, row) in alignment.rows.enumerated() {
      for message in row[side]?.messages ?? [] { rows[message] = place }
    }
    var (last, utterances): (Int?, [Utterance]) = (nil, [])
    for (n, message) in run.sent {
      let row = rows[n]
      if let row, alignment.rows[row].isCommon { last = row }
      let isCommon = row.map { alignment.rows[$0].isCommon } ?? true
      guard drawn.contains(n) else { continue }
      utterances.append(
        Utterance(
          record: n, message: message, action: run.action(of: n), row: isCommon ? last : nil))
    }
    return utterances
  }
}

/// Looks for the counterparts of messages between two systems. What says the same in the same way is taken first, so that
/// only what is left is paired by the way in which it is sent.
private struct CounterpartSearch {
  /// What has no counterpart yet.
  var first: [Utterance]
  var second: [Utterance]

  mutating func run() {
    pair(in: \.row) { [$0.text] + $0.arguments + [$0.from, $0.to] }
    pair(in: \.row) { [$0.text] + $0.arguments }
    // Who asks for something is a difference between systems, even where the question is the same.
    pair(in: { $0.message.kind == .query ? nil : $0.action }) { [$0.text] + $0.arguments }
    pair(in: \.row) { [$0.text] }
    pair(in: \.row) { _ in [] }
  }

  private struct Key: Hashable {
    let place: Int
    let kind: MessageKind
    let words: [String]
  }

  /// Takes away what is of one kind, in the same place and with the same words on both sides, in order.
  private mutating func pair(
    in place: (Utterance) -> Int?, _ words: (Trace.Message) -> [String]
  ) {
    func key(_ said: Utterance) -> Key? {
      place(said).map { Key(place: $0, kind: said.message.kind, words: words(said.message)) }
    }
    var free: [Key: [Int]] = [:]
    for (index, said) in second.enumerated().reversed() {
      if let key = key(said) { free[key, default: []].append(index) }
    }
    var taken: Set<Int> = []
    first.removeAll { said in
      guard let key = key(said), let index = free[key]?.popLast() else { return false }
      taken.insert(index)
      return true
    }
    second = second.indices.filter { !taken.contains($0) }.map { second[$0] }
  }
}
