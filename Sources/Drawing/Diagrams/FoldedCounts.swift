import Cells
import Localization

extension Diagram {
  /// How much happened that is not shown, for the closing line of a drawing.
  public struct FoldedCounts: Equatable, Sendable {
    public var queries = 0
    public var pulls = 0
    /// Other messages that were sent in the course of a query or a pull.
    public var others = 0
    /// Values that shown messages returned.
    public var values = 0
    /// Widgets that share a lifeline with others.
    public var labels = 0
    /// The title of the lens through which it is seen; `nil` for none.
    public var lens: String?
    /// What a filter left out.
    public var hidden = HiddenCounts()

    public init() {}
  }

  /// `14 messages · 3 state changes · 6 participants`, and the breaches if there are any.
  public func summary(_ charset: Charset = .unicode) -> String {
    let tally = Tally(items)
    return [
      Counted.messages(tally.messages),
      tally.isDrawnByHand ? nil : Counted.changes(tally.changes),
      Counted.participants(participants.count),
      tally.breaches == 0 ? nil : Counted.breaches(tally.breaches),
    ].compactMap { $0 }.joined(separator: localized(dynamic: charset.separator))
  }

  /// The lines below a drawing: the summary, what is folded, and links.
  public func closing(_ charset: Charset = .unicode) -> [String] {
    let links = participants.flatMap { participant in
      participant.links.map { "\(participant.name): \($0.label) \($0.address)".printable }
    }
    return [summary(charset)] + folded.remarks + links
  }
}

/// Counts what a summary names.
private struct Tally {
  private(set) var messages = 0
  private(set) var changes = 0
  private(set) var breaches = 0
  private var isOfRun = false

  init(_ items: [Diagram.Item]) {
    for item in items {
      switch item {
      case .message(let message):
        messages += 1
        breaches += message.breach == nil ? 0 : 1
        isOfRun = isOfRun || message.kind != nil
      case .change(let change): changes += change.old == nil ? 0 : 1
      default: break
      }
    }
  }

  /// A diagram drawn by hand has messages without kinds. It has no state to count.
  var isDrawnByHand: Bool { messages > 0 && !isOfRun }
}

extension Diagram.FoldedCounts {
  /// All remarks, a line each; `nil` when nothing is folded or hidden.
  public var remark: String? {
    let remarks = remarks
    return remarks.isEmpty ? nil : remarks.joined(separator: "\n")
  }

  public var remarks: [String] { [ownRemark, hidden.remark, lensRemark].compactMap { $0 } }

  private var lensRemark: String? {
    lens.map { localized("seen through the lens \($0) (lens off removes it)") }
  }

  /// `3 queries and 2 data-source pulls folded (--all shows them)`, or nothing.
  private var ownRemark: String? {
    let sharing = labels == 0 ? nil : localized("\(labels) widgets drawn as labels")
    let remarks = [unasked, sharing].compactMap { $0 }
    guard !remarks.isEmpty else { return nil }
    let words = remarks.joinedClauses
    return isSingle
      ? localized("\(words) (--all shows it)") : localized("\(words) (--all shows them)")
  }

  private var unasked: String? {
    let parts = [
      queries == 0 ? nil : Counted.queries(queries),
      pulls == 0 ? nil : Counted.pulls(pulls),
      others == 0 ? nil : Counted.messagesInside(others),
      values == 0 ? nil : Counted.values(values),
    ].compactMap { $0 }
    return parts.isEmpty ? nil : localized("\(parts.listed("and")) folded")
  }

  private var isSingle: Bool { queries + pulls + others + values + labels == 1 }
}
