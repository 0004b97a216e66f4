extension Diagram {
  /// The part that a look shows, and a count of what it hides. Numbers, nesting and causes stay
  /// those of the whole.
  public func looking(_ look: Look) -> Diagram {
    guard !look.isEmpty else { return self }
    var part = self
    part.items = look.inRange(items)
    let widgets = look.folds.contains(.widgets) ? part.foldWidgets() : 0
    part.items = Company(look, in: part).kept(part.items)
    if let depth = look.depth { part.items.removeAll { $0.isDeeper(than: depth) } }
    part.foldCalls(look.folds, of: self)
    part.tidyItems(of: self)
    if look.folds.contains(.loops) {
      part.items = Loops.folded(part.items)
      part.tidyItems(of: self)
    }
    part.tidyParticipants(look, of: self)
    part.folded.hidden = Hidden(look, from: self, to: part, widgets: widgets)
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

  /// Says how what happens is arranged, and is nothing that happens.
  var isArrangement: Bool {
    switch self {
    case .frame, .section, .end, .activation, .numbering: true
    case .turn, .message, .change, .reply, .release, .note: false
    }
  }
}
