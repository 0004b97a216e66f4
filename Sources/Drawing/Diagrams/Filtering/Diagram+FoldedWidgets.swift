extension Diagram {
  /// Draws widgets as the screens they are on. Messages within a screen are left out, unless they break
  /// the contract; changes of its widgets become changes of the screen.
  ///
  /// - Returns: the number of widgets.
  mutating func foldWidgets() -> Int {
    let widgets = Dictionary(
      participants.filter { $0.screen != nil }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    guard !widgets.isEmpty else { return 0 }
    let active = Set(items.flatMap(\.participants)).intersection(widgets.keys)
    items = items.compactMap { $0.onScreens(widgets) }
    var seen: Set<String> = []
    let present = Dictionary(participants.map { ($0.id, $0) }) { first, _ in first }
    participants = participants.compactMap { participant in
      let screen = participant.screen
      guard seen.insert(screen?.id ?? participant.id).inserted else { return nil }
      guard let screen else { return participant }
      return present[screen.id] ?? Participant(id: screen.id, role: screen.role)
    }
    let shared = active.filter { widgets[$0]?.isShared ?? false }
    defer { if !shared.isEmpty { remarks.folded.labels = 0 } }
    return active.count - shared.count + (shared.isEmpty ? 0 : remarks.folded.labels)
  }
}

extension Diagram.Item {
  fileprivate func onScreens(_ widgets: [String: Diagram.Participant]) -> Diagram.Item? {
    let screen = { (id: String) in widgets[id]?.screen?.id ?? id }
    switch self {
    case .message(var message):
      let widget = widgets[message.to]
      let isWithin = widget != nil || widgets[message.from] != nil
      (message.from, message.to) = (screen(message.from), screen(message.to))
      guard !isWithin || message.from != message.to || message.breach != nil else { return nil }
      if let widget, !widget.isShared {
        message.text = widget.name + (message.kind == .user ? ": " : ".") + message.text
      }
      return .message(message)
    case .change(var change):
      guard let widget = widgets[change.owner] else { return self }
      change.owner = screen(change.owner)
      if !widget.isShared { change.property = "\(widget.name).\(change.property)" }
      return .change(change)
    case .reply(var reply):
      (reply.callee, reply.caller) = (screen(reply.callee), screen(reply.caller))
      return .reply(reply)
    case .release(var release):
      let objects = release.objects.filter { widgets[$0] == nil }
      release.silentViews += release.objects.count - objects.count
      release.objects = objects
      return .release(release)
    case .note(var note):
      note.over = note.over.map(screen)
      return .note(note)
    case .activation(var activation):
      activation.participant = screen(activation.participant)
      return .activation(activation)
    case .turn, .frame, .section, .end, .numbering: return self
    }
  }
}
