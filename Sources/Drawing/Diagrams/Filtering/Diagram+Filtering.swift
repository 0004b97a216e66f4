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
    part.folded.hidden = HiddenCounts(filter, from: self, to: part, widgets: widgets)
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
