import Analysis
import Diagrams
import Trace

/// The run that is asked about: all of it, with its set-up where that is known, and the numbers of the drawing that
/// you saw last.
struct AskedRun {
  /// Up to where you stand.
  let trace: Trace
  /// The record with which the drawing begins.
  let start: Int
  private let numbers: [Int: Int]
  private let records: [Int: Int]
  private let actions: [Int: String]

  /// - Parameters:
  ///   - whole: the run with everything before the drawing, or the same as `shown`.
  ///   - shown: the part that is drawn.
  ///   - limit: the last record of `shown` that counts.
  init(whole: Trace, shown: Trace, drawn diagram: Diagram, limit: Int) {
    let pairs = whole.pairs(withTail: shown)
    let known = pairs ?? Dictionary(uniqueKeysWithValues: shown.records.map { ($0.n, $0.n) })
    var all = pairs == nil ? shown : whole
    let past = shown.records.last { $0.n <= limit && known[$0.n] != nil }.flatMap { known[$0.n] }
    let end = limit == .max ? .max : past ?? 0
    all.records.removeAll { $0.n > end }
    trace = all
    start = shown.messages.first.flatMap { known[$0.n] } ?? 0
    let drawn = diagram.messages.compactMap { message in
      message.record.flatMap { known[$0] }.map { (record: $0, number: message.number) }
    }
    numbers = Dictionary(drawn.map { ($0.record, $0.number) }) { first, _ in first }
    records = Dictionary(drawn.map { ($0.number, $0.record) }) { first, _ in first }
    actions = all.actionsByRecord
  }

  /// The number of a message in the drawing; `nil` when it is not drawn.
  func number(of record: Int) -> Int? { numbers[record] }

  /// The record of a message in the drawing.
  func record(of number: Int) -> Int? { records[number] }

  var lastNumber: Int { records.keys.max() ?? 0 }

  /// The action of the turn in which a message was sent.
  func action(of record: Int) -> String? { actions[record] }
}

extension Trace {
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

  fileprivate var actionsByRecord: [Int: String] {
    var (action, actions): (String?, [Int: String]) = (nil, [:])
    for record in records {
      switch record.event {
      case .turn(let turn): action = turn.action
      case .message, .state, .release: actions[record.n] = action
      default: break
      }
    }
    return actions
  }
}

extension Trace.Message {
  fileprivate func agrees(with other: Self) -> Bool {
    (kind, from, to, text) == (other.kind, other.from, other.to, other.text)
  }
}
