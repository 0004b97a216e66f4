extension Diagram {
  /// Only the messages and changes with these record numbers. Numbers, nesting and causes stay those of the whole.
  /// The lifelines come in the order in which these items need them.
  public func showing(records: Set<Int>) -> Diagram {
    var part = self
    part.folded = FoldedCounts()
    part.items = items.filter { item in
      switch item {
      case .message(let message): message.record.map(records.contains) ?? false
      case .change(let change): change.record.map(records.contains) ?? false
      case .turn: true
      default: false
      }
    }
    part.tidyItems(of: self)
    part.tidyParticipants(DiagramFilter(), of: self)
    let order = part.items.flatMap(\.participants)
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    part.participants.sort { places[$0.id] ?? .max < places[$1.id] ?? .max }
    return part
  }
}
