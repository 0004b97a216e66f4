extension Diagram {
  /// Only the messages and changes with these record numbers. Numbers, nesting and causes stay those of the whole.
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
    return part
  }
}
