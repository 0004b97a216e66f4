extension Diagram {
  /// How an item looks through a lens.
  public enum Emphasis: Equatable, Sendable {
    /// It belongs to what you look at.
    case highlighted
    /// It does not.
    case dimmed
  }

  /// The diagram with the messages of a lens highlighted, and all else dimmed.
  ///
  /// - Parameter records: the record numbers of the messages in the trace; `nil` for no lens.
  public func highlighting(_ records: Set<Int>?) -> Diagram {
    guard let records else { return self }
    var diagram = self
    diagram.items = items.map { $0.highlighted(in: records) }
    return diagram
  }
}

extension Diagram.Item {
  fileprivate func highlighted(in records: Set<Int>) -> Diagram.Item {
    switch self {
    case .message(var message):
      let belongs = message.record.map(records.contains) ?? false
      message.emphasis = belongs ? .highlighted : .dimmed
      return .message(message)
    case .change(var change):
      change.isDimmed = true
      return .change(change)
    case .reply(var reply):
      reply.isDimmed = true
      return .reply(reply)
    default: return self
    }
  }
}

extension Diagram.Message {
  /// The sign before its number; `nil` for nothing. The current step goes before a lens.
  package func sign(_ charset: Charset) -> Unicode.Scalar? {
    if isMarked { return charset.pointer }
    return emphasis == .highlighted ? charset.lens : nil
  }

  /// Whether a lens shows other messages. The current step and a breach are never dimmed.
  package var isDimmed: Bool { emphasis == .dimmed && !isMarked && breach == nil }

  /// Whether it is the current step, or belongs to the lens.
  package var isProminent: Bool { isMarked || emphasis == .highlighted }
}
