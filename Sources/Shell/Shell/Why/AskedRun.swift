import Analysis
import Cells
import Diagrams
import Localization
import Trace

/// The run that is asked about: all of it, with its set-up where that is known, and the numbers of the drawing that
/// you saw last.
struct AskedRun {
  /// Up to where you stand.
  let trace: Trace
  /// The same with what comes later, as far as you may know of it.
  let all: Trace
  /// The last record that counts.
  let end: Int
  /// Whether the set-up belongs to the trace.
  let includesSetup: Bool
  /// Whether you do not know yet what comes later.
  let hidesLater: Bool
  /// The record with which the drawing begins: its first message, or a change that comes before that.
  let start: Int
  /// The last action of the part, as it is typed.
  let lastInput: String?
  /// Whether the last action became the last one because others were taken back or done again.
  let hasReturned: Bool
  /// How many turns of the trace come before the part that is drawn.
  let turnsBefore: Int
  let drawn: DrawnNumbers
  private let actions: [Int: String]

  /// - Parameters:
  ///   - whole: the run with everything before the drawing; `nil` when that is not known.
  ///   - shown: the part that is drawn.
  ///   - limit: the last record of `shown` that counts.
  ///   - hidesLater: whether you do not know yet what comes after that.
  init(
    whole: Trace?, shown: Trace, drawn diagram: Diagram, limit: Int, hidesLater: Bool = false,
    hasReturned: Bool = false
  ) {
    let pairs = whole?.pairs(withTail: shown)
    let known = pairs ?? Dictionary(uniqueKeysWithValues: shown.records.map { ($0.n, $0.n) })
    let all = pairs == nil ? shown : whole ?? shown
    includesSetup = pairs != nil
    turnsBefore = all.lastTurn - shown.lastTurn
    self.hidesLater = hidesLater
    let past = shown.records.last { $0.n <= limit && known[$0.n] != nil }.flatMap { known[$0.n] }
    // At the last message, the action is over.
    let isAtEnd = !hidesLater && !shown.messages.contains { $0.n > limit }
    let end = limit == .max || isAtEnd ? .max : all.endOfChange(past ?? 0)
    var now = all
    now.records.removeAll { $0.n > end }
    trace = now
    self.end = end
    self.all = hidesLater ? now : all
    let first = [shown.messages.first?.n, shown.stateChanges.first?.n].compactMap { $0 }.min()
    start = first.flatMap { known[$0] } ?? all.records.last?.n ?? 0
    lastInput = shown.header.actions.last
    self.hasReturned = hasReturned
    drawn = DrawnNumbers(diagram, of: all, known: known)
    actions = all.actionsByRecord
  }

  /// The number of a message in the drawing; `nil` when it is not drawn.
  func number(of record: Int) -> Int? { drawn.number(of: record) }

  /// Whether the trace has all that came before the drawing.
  var knowsBefore: Bool { includesSetup || (all.header.setup.isEmpty && all.header.part == nil) }

  /// Whether more of the part comes after the place where you stand.
  var isMidway: Bool { end != .max }

  /// The next change of a property, with the drawn message after which it comes; `nil` where it keeps its value, as far as
  /// you may know.
  func nextChange(of name: String) -> (path: String, message: Int?)? {
    let name = name.lowercased()
    let later = all.stateChanges.first { $0.n > end && $0.change.path.lowercased() == name }
    guard let later else { return nil }
    let message = all.messages.last { $0.n < later.n && number(of: $0.n) != nil }
    return (later.change.path, message.flatMap { number(of: $0.n) })
  }

  /// The action in which you are.
  var lastAction: String {
    trace.records.last.flatMap { actions[$0.n] } ?? ""
  }

  /// The action of the turn in which a message was sent.
  func action(of record: Int) -> String? { actions[record] }

  /// `(message 4)`; of what has no number, why it has none, and the action in which it came.
  func place(of record: Int) -> String {
    if let number = number(of: record) { return localized("(message \(number))") }
    let isEarlier = record < start
    guard let action = actions[record]?.printable else {
      return isEarlier ? localized("(before this drawing)") : localized("(not drawn)")
    }
    return isEarlier
      ? localized("(before this drawing: \(action))") : localized("(not drawn: \(action))")
  }
}

extension Trace {
  /// The last record that tells the same change: what a collection holds now is told after it, object by object.
  fileprivate func endOfChange(_ record: Int) -> Int {
    let later = records.drop { $0.n <= record }
    return later.prefix { if case .reference = $0.event { true } else { false } }.last?.n ?? record
  }

  /// The records of a part at the end of this trace, by their numbers in the part; `nil` when it is no such part.
  /// Only messages and changes are paired: the part begins with declarations of its own.
  fileprivate func pairs(withTail part: Trace) -> [Int: Int]? {
    let (own, other) = (messages.suffix(part.messages.count), part.messages)
    guard own.count == other.count,
      zip(own, other).allSatisfy({ $0.message.agrees(with: $1.message) })
    else { return nil }
    let (changes, others) = (stateChanges.suffix(part.stateChanges.count), part.stateChanges)
    guard changes.count == others.count,
      zip(changes, others).allSatisfy({ $0.change.new == $1.change.new })
    else { return nil }
    let pairs = zip(other.map(\.n), own.map(\.n)).map { ($0, $1) }
    let changePairs = zip(others.map(\.n), changes.map(\.n)).map { ($0, $1) }
    return Dictionary(pairs + changePairs) { first, _ in first }
  }

  /// The number of its last turn; 0 where it has none.
  fileprivate var lastTurn: Int {
    records.reversed().lazy.compactMap { record in
      if case .turn(let turn) = record.event { turn.number } else { nil }
    }.first ?? 0
  }

  /// The action in which each record came.
  var actionsByRecord: [Int: String] {
    var (action, actions): (String?, [Int: String]) = (nil, [:])
    for record in records {
      if case .turn(let turn) = record.event { action = turn.action }
      actions[record.n] = action
    }
    return actions
  }
}

extension Trace.Message {
  fileprivate func agrees(with other: Self) -> Bool {
    (kind, from, to, text) == (other.kind, other.from, other.to, other.text)
  }
}
