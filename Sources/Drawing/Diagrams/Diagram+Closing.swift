import Localization

extension Diagram {
  /// `14 messages · 3 state changes · 6 participants`, and the breaches if there are any.
  public func summary(_ charset: Charset = .unicode) -> String {
    DiagramStream(self).summary(charset)
  }

  /// The lines below a drawing: the summary, what is not shown, and links.
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
    let (shown, remarks) = (extent.messages, outline.remarks)
    guard remarks.hidden.messages > 0 else { return Counted.messages(shown) }
    let all = shown + remarks.hidden.messages + remarks.folded.messages
    return localized("\(shown) of \(Counted.messages(all))")
  }

  /// The lines below a drawing: the summary, what is not shown, and links.
  public func closing(_ charset: Charset = .unicode) -> [String] {
    let links = outline.participants.flatMap { participant in
      participant.links.map { "\(participant.name): \($0.label) \($0.address)".onOneLine }
    }
    return [summary(charset)] + outline.remarks.lines + links
  }
}
