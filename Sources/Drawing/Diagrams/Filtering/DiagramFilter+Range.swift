extension DiagramFilter {
  /// The items of some steps and only these turns. What lies between two messages belongs to the first,
  /// but for dividers: those stay where anything below them does.
  func inRange(_ items: [Diagram.Item]) -> [Diagram.Item] {
    var items = items
    if let steps {
      let isNumbered = items.contains { $0.message?.drawnNumber != nil }
      let step = { (item: Diagram.Item) -> Double? in
        item.message.flatMap { isNumbered ? $0.drawnNumber : Double($0.number) }
      }
      // A message above the first number is in no range.
      let first = items.first { $0.message != nil }
      let isOpen = first.map { Double(steps.lowerBound) <= step($0) ?? -.infinity } ?? true
      items = items.cut(to: steps.asNumbers, step, keepingOpening: isOpen)
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
  fileprivate func cut<Number: Comparable>(
    to range: ClosedRange<Number>, _ milestone: (Diagram.Item) -> Number?, keepingOpening: Bool
  ) -> [Diagram.Item] {
    var isInside = keepingOpening
    var active = Activations()
    var part = CutItems()
    for item in self {
      let number = milestone(item)
      if let number, range.contains(number) != isInside {
        isInside.toggle()
        // What is active before the part, or after it, is active from its beginning, or to its end.
        part.insert(active.items(begin: isInside))
      }
      active.follow(item)
      let isFraming = item.isArrangement && !item.isActivation
      if isInside || isFraming || number == nil && item.turn != nil { part.append(item) }
    }
    return part.items
  }
}

/// The items of a part. Frames are among them that may turn out to be empty.
private struct CutItems {
  private(set) var items: [Diagram.Item] = []
  /// Where activations begin and end: below the last item that is no frame, and below the frames that end there.
  private var place = 0
  /// How many frames begin below the place and are still open.
  private var open = 0

  mutating func append(_ item: Diagram.Item) {
    items.append(item)
    switch item {
    case .frame: open += 1
    case .end where open > 0: open -= 1
    case .section, .numbering: break
    case .turn, .message, .change, .reply, .release, .note, .activation, .end:
      place = items.count
      open = 0
    }
  }

  mutating func insert(_ activations: [Diagram.Item]) {
    items.insert(contentsOf: activations, at: place)
    place += activations.count
  }
}

extension Diagram.Message {
  /// The number that is drawn with it, in a diagram drawn by hand; `nil` for none.
  var drawnNumber: Double? { kind == nil ? numeral.flatMap { Double($0) } : nil }
}

extension ClosedRange<Int> {
  /// Numerals may have fractions.
  var asNumbers: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}
