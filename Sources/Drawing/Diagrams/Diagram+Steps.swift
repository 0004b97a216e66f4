extension Diagram {
  /// The items in parts with one message each: before the message what leads to it, after it what follows
  /// from it.
  public var steps: [[Item]] {
    var steps: [[Item]] = []
    var step: [Item] = []
    var openings: [Item] = []
    var hasMessage = false
    for item in items {
      switch item {
      case .turn, .frame, .section:
        openings.append(item)
        continue
      case .message:
        if hasMessage {
          steps.append(step)
          step = []
        }
        hasMessage = true
      case .change, .reply, .release, .note, .end, .activation, .numbering: break
      }
      step += openings + [item]
      openings = []
    }
    return hasMessage ? steps + [step + openings] : steps
  }
}
