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
    /// Whether one line has to do, where a question follows that must stay in sight.
    public var isBrief = false
    /// Whether it is read where there is no shell. Then no command is named.
    var isOnPaper = false

    public init() {}

    /// All messages that are folded.
    var messages: Int { queries + pulls + others }
  }

  /// The same for readers without the shell.
  public var onPaper: Diagram {
    var diagram = self
    diagram.folded.isOnPaper = true
    return diagram
  }

  /// `14 messages · 3 state changes · 6 participants`, and the breaches if there are any.
  public func summary(_ charset: Charset = .unicode) -> String {
    DiagramStream(self).summary(charset)
  }

  /// The lines below a drawing: the summary, what is folded, and links.
  public func closing(_ charset: Charset = .unicode) -> [String] {
    DiagramStream(self).closing(charset)
  }
}

extension DiagramStream {
  func summary(_ charset: Charset) -> String {
    [
      messages,
      isDrawnByHand ? nil : Counted.changes(extent.changes),
      Counted.participants(outline.participants.count),
      extent.breaches == 0 ? nil : Counted.breaches(extent.breaches),
    ].compactMap { $0 }.joined(separator: localized(dynamic: charset.separator))
  }

  /// `10 of 36 messages` where a filter hides some: with those that are folded, too, all lines have one total.
  private var messages: String {
    let (shown, folded) = (extent.messages, outline.folded)
    guard folded.hidden.messages > 0 else { return Counted.messages(shown) }
    let all = shown + folded.hidden.messages + folded.messages
    return localized("\(shown) of \(Counted.messages(all))")
  }

  /// The lines below a drawing: the summary, what is folded, and links.
  public func closing(_ charset: Charset = .unicode) -> [String] {
    let links = outline.participants.flatMap { participant in
      participant.links.map { "\(participant.name): \($0.label) \($0.address)".onOneLine }
    }
    return [summary(charset)] + outline.folded.remarks + links
  }
}

extension Diagram.FoldedCounts {
  /// What is folded or hidden, in a line each.
  public var remarks: [String] {
    let all = [ownRemark, isOnPaper ? hidden.words : hidden.remark, lensRemark].compactMap {
      $0
    }
    guard isBrief, !all.isEmpty, hidden.breaches == 0 else { return all }
    if isOnPaper { return [localized("More is left out")] }
    return [
      hidden.remark == nil
        ? localized("More is folded: --all shows it")
        : localized("More is left out: --all and diagram everything show it")
    ]
  }

  private var lensRemark: String? {
    lens.map { localized("seen through the lens \($0) (lens off removes it)") }
  }

  /// `3 queries and 2 data-source pulls folded (--all shows them)`, or nothing.
  private var ownRemark: String? {
    let sharing = labels == 0 ? nil : localized("\(labels) widgets drawn as labels")
    let remarks = [unasked, sharing].compactMap { $0 }
    guard !remarks.isEmpty else { return nil }
    let words = remarks.joinedClauses
    if isOnPaper { return words }
    return queries + pulls + others + values + labels == 1
      ? localized("\(words) (--all shows it)") : localized("\(words) (--all shows them)")
  }

  private var unasked: String? {
    let parts = [
      queries == 0 ? nil : Counted.queries(queries),
      pulls == 0 ? nil : Counted.pulls(pulls),
      others == 0 ? nil : Counted.messagesInside(others),
      values == 0 ? nil : Counted.values(values),
    ].compactMap { $0 }
    return parts.isEmpty ? nil : localized("\(parts.listed(.and)) folded")
  }
}
