extension Diagram {
  /// The part that a filter shows, with a count of what it hides. Numbers, nesting and causes stay
  /// those of the whole.
  public func filtered(by filter: DiagramFilter) -> Diagram {
    guard !filter.isEmpty else { return self }
    var part = self
    part.items = filter.inRange(items)
    let widgets = filter.folds.contains(.widgets) ? part.foldWidgets() : 0
    part.items = ParticipantFilter(filter, in: part).kept(part.items)
    if let depth = filter.depth { part.items.removeAll { $0.isDeeper(than: depth) } }
    part.foldCalls(filter.folds, of: self)
    part.tidyItems(of: self)
    if filter.folds.contains(.loops) {
      part.items = Loops.folded(part.items)
      part.tidyItems(of: self)
    }
    part.tidyParticipants(filter, of: self)
    part.remarks.hidden = HiddenCounts(filter, from: self, to: part, widgets: widgets)
    return part
  }
}

extension Diagram.Item {
  fileprivate func isDeeper(than depth: Int) -> Bool {
    switch self {
    case .message(let message): message.depth >= depth
    case .change(let change): change.depth > depth
    case .note(let note): note.depth > depth
    case .turn, .reply, .release, .frame, .section, .end, .activation, .numbering: false
    }
  }
}

extension Diagram {
  /// Only the messages and changes with these record numbers. Numbers, nesting and causes stay those of the whole.
  /// The lifelines come in the order in which these items need them.
  public func showing(records: Set<Int>) -> Diagram {
    var part = self
    part.remarks = Remarks()
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
