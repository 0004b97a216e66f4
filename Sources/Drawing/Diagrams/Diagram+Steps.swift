extension Diagram {
  /// The items in parts with one message each: before the message what leads to it, after it what follows
  /// from it.
  public var steps: [[Item]] {
    var steps: [[Item]] = []
    var step: [Item] = []
    var openings: [Item] = []
    var hasMessage = false
    for item in items {
      if item.isOpening {
        openings.append(item)
        continue
      }
      if case .message = item {
        if hasMessage {
          steps.append(step)
          step = []
        }
        hasMessage = true
      }
      step += openings + [item]
      openings = []
    }
    return hasMessage ? steps + [step + openings] : steps
  }
}
