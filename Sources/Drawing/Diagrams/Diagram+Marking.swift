extension Diagram {
  /// The diagram with numbered blanks in place of the texts of some messages.
  ///
  /// - Parameter records: the record numbers of the messages in the trace, in the order of the blanks.
  public func blanked(records: [Int]) -> Diagram {
    mappingMessages { message in
      guard let place = records.firstIndex(where: { $0 == message.record }) else { return }
      message.text = "____ (\(place + 1))"
    }
  }

  /// The diagram without breaches.
  public var withoutBreaches: Diagram { mappingMessages { $0.breach = nil } }

  /// The diagram with a message highlighted.
  ///
  /// - Parameter record: the record number of the message in the trace; `nil` for none.
  public func pointing(at record: Int?) -> Diagram {
    guard let record else { return self }
    return mappingMessages { if $0.record == record { $0.isMarked = true } }
  }

  package func mappingMessages(_ body: (inout Message) -> Void) -> Diagram {
    var diagram = self
    diagram.items = items.map { item in
      guard case .message(var message) = item else { return item }
      body(&message)
      return .message(message)
    }
    return diagram
  }
}

extension Diagram.Item {
  /// The item, highlighted if it is a message.
  public var pointedAt: Diagram.Item {
    guard case .message(var message) = self else { return self }
    message.isMarked = true
    return .message(message)
  }
}
