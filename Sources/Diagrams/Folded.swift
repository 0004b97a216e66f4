import Cells

extension Diagram {
  /// What happened and is not shown, counted so that nothing disappears in silence.
  public struct Folded: Equatable, Sendable {
    public var queries = 0
    public var pulls = 0
    /// Other messages that were sent in the course of a query or a pull.
    public var others = 0
    /// Values that shown messages returned.
    public var values = 0
    /// Widgets that share a lifeline with others.
    public var labels = 0

    public init() {}
  }

  /// `14 messages · 3 state changes · 6 participants`
  public func summary(_ charset: Charset = .unicode) -> String {
    let changes = changes.filter { $0.old != nil }.count
    return [
      counted(messages.count, "message"),
      isDrawnByHand ? nil : counted(changes, "state change"),
      counted(participants.count, "participant"),
    ].compactMap { $0 }.joined(separator: charset.separator)
  }

  /// What is said below a drawing: the count, what is folded, where to read more.
  public func closing(_ charset: Charset = .unicode) -> [String] {
    let links = participants.flatMap { participant in
      participant.links.map { "\(participant.name): \($0.label) \($0.address)".printable }
    }
    return [summary(charset), folded.remark].compactMap { $0 } + links
  }

  /// No run, no state.
  private var isDrawnByHand: Bool {
    let messages = messages
    return !messages.isEmpty && messages.allSatisfy { $0.kind == nil }
  }
}

extension Diagram.Folded {
  /// `3 queries and 2 data-source pulls folded (--all shows them)`, or nothing.
  public var remark: String? {
    let sharing = labels == 0 ? nil : "\(labels) widgets drawn as labels"
    let remarks = [hidden, sharing].compactMap { $0 }
    guard !remarks.isEmpty else { return nil }
    return remarks.joined(separator: ", ") + " (--all shows \(isSingle ? "it" : "them"))"
  }

  private var hidden: String? {
    let parts = [
      counted(queries, "query", "queries"), counted(pulls, "data-source pull"),
      counted(others, "message inside them", "messages inside them"),
      counted(values, "returned value"),
    ].filter { !$0.hasPrefix("0 ") }
    guard let last = parts.last else { return nil }
    let list = parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and " + last
    return list + " folded"
  }

  private var isSingle: Bool { queries + pulls + others + values + labels == 1 }
}

func counted(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(count) " + (count == 1 ? singular : plural ?? singular + "s")
}
