import Analysis
import Diagrams
import Localization
import Trace

/// A message that only one of two runs sends, or that is another one or elsewhere now, or the call around such a message.
public struct ConversationLine: Equatable, Sendable {
  public let mark: TraceDifference.Mark
  /// How far it is indented.
  public let depth: Int
  /// `PlayVC -> Hello: setName("Hi")`, and what it was before where it has changed.
  public let words: String
  /// How many messages inside of this one are left out.
  public fileprivate(set) var inside = 0
}

/// What differs between the conversations of two runs.
public struct ConversationFacts: Equatable, Sendable {
  public private(set) var lines: [ConversationLine] = []
  /// How many messages that differ are left out at the end.
  public private(set) var more = 0

  public var isEmpty: Bool { lines.isEmpty }

  /// What fits next to the other facts.
  private static let most = 8

  /// - Returns: the messages that differ, of those that are drawn.
  init(_ before: FilteredRun, _ after: FilteredRun) {
    let (here, there) = (before.drawn, after.drawn)
    let rows = TraceDifference(before.trace, after.trace).rows.filter { row in
      row.isMessage
        && (row.before.map { here.contains($0.record.n) } ?? false
          || row.after.map { there.contains($0.record.n) } ?? false)
    }
    var writer = ConversationWriter(isShort: false)
    writer.write(rows)
    if writer.lines.count > Self.most {
      writer = ConversationWriter(isShort: true)
      writer.write(rows)
    }
    lines = Array(writer.lines.prefix(Self.most))
    more = writer.lines.dropFirst(Self.most).count { $0.mark != .same }
  }
}

/// Writes the rows that differ, each below the call around it.
private struct ConversationWriter {
  /// Whether what is inside of a new or missing call is only counted.
  let isShort: Bool
  private(set) var lines: [ConversationLine] = []
  /// The calls that are open, outermost first, and how far they are indented where they are written.
  private var around: [(row: TraceDifference.Row, indent: Int?)] = []

  init(isShort: Bool) { self.isShort = isShort }

  mutating func write(_ rows: [TraceDifference.Row]) {
    for row in rows where row.mark != .movedAway {
      while let last = around.last, last.row.depth >= row.depth { around.removeLast() }
      if row.isInside, isShort, !lines.isEmpty {
        lines[lines.count - 1].inside += 1
        around.append((row, nil))
      } else {
        around.append((row, row.mark == .same ? nil : written(row)))
      }
    }
  }

  private mutating func written(_ row: TraceDifference.Row) -> Int {
    if let call = around.last, call.indent == nil {
      around[around.count - 1].indent = append(call.row)
    }
    return append(row)
  }

  /// - Returns: how far it is indented.
  private mutating func append(_ row: TraceDifference.Row) -> Int {
    let depth = around.last { $0.indent != nil }?.indent.map { $0 + 1 } ?? 0
    lines.append(ConversationLine(mark: row.mark, depth: depth, words: row.message))
    return depth
  }
}

extension FilteredRun {
  /// The records of the messages that are drawn.
  fileprivate var drawn: Set<Int> { Set(diagram.messages.compactMap(\.record)) }
}

extension TraceDifference.Row {
  fileprivate var isMessage: Bool { (after ?? before)?.message != nil }

  fileprivate var message: String {
    let (old, new) = (before?.callInWords ?? "", after?.callInWords ?? "")
    guard mark == .changed else { return after == nil ? old : new }
    // Where only the answer is another one, it has to be said.
    guard old != new else { return localized("\(after?.words ?? ""), not \(before?.words ?? "")") }
    // Between the same two objects, only the call is another one.
    let isSameWay =
      before?.message?.from == after?.message?.from && before?.message?.to == after?.message?.to
    return localized("\(new), not \(isSameWay ? before?.message?.call ?? "" : old)")
  }
}

extension Occurrence {
  /// Without what the call brought back.
  fileprivate var callInWords: String {
    guard let message else { return "" }
    let kind = [.call, .user].contains(message.kind) ? "" : " [\(message.kind.rawValue)]"
    return "\(message.from) -> \(message.to): \(message.call)\(kind)"
  }
}
