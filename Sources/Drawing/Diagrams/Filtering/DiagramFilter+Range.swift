extension DiagramFilter {
  /// The items of some steps and only these turns. What lies between two messages belongs to the first,
  /// but for dividers: those stay where anything below them does.
  func inRange(_ items: [Diagram.Item]) -> [Diagram.Item] {
    var items = items
    if let steps {
      let first = items.lazy.compactMap(\.step).first ?? .max
      items = items.cut(to: steps, \.step, keepingOpening: steps.lowerBound <= first)
    }
    if let turns {
      // The first turn may have no divider.
      let first = items.lazy.compactMap(\.turn?.number).first ?? .max
      items = items.cut(to: turns, \.turn?.number, keepingOpening: turns.lowerBound < first)
    }
    return items
  }
}

extension [Diagram.Item] {
  fileprivate func cut(
    to range: ClosedRange<Int>, _ milestone: (Diagram.Item) -> Int?, keepingOpening: Bool
  ) -> [Diagram.Item] {
    var isInside = keepingOpening
    return filter { item in
      if let number = milestone(item) { isInside = range.contains(number) }
      return isInside || item.isArrangement || milestone(item) == nil && item.turn != nil
    }
  }
}

extension Diagram.Item {
  fileprivate var step: Int? {
    if case .message(let message) = self { message.number } else { nil }
  }
}
