extension Diagram {
  /// The items, cut so that each part has one message: what leads over to it comes before it, what came
  /// of it behind it.
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

  /// The same with one message pointed at.
  ///
  /// - Parameter record: where the message stands in the trace.
  public func pointing(at record: Int?) -> Diagram {
    guard let record else { return self }
    var diagram = self
    diagram.items = items.map { item in
      if case .message(let message) = item, message.record == record { item.marked } else { item }
    }
    return diagram
  }
}

extension Diagram.Item {
  /// Pointed at, if it is a message.
  public var marked: Diagram.Item {
    guard case .message(var message) = self else { return self }
    message.isMarked = true
    return .message(message)
  }
}
