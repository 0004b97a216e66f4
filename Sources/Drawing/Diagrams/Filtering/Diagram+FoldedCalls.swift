import Trace

extension Diagram {
  /// Calls become one row each: `save(_:) (+9 inside)`.
  mutating func foldCalls(_ folds: [DiagramFilter.Fold], of whole: Diagram) {
    let calls = messages.filter { message in folds.contains { $0.means(message, in: self) } }
    let folded = Set(calls.map(\.number))
    guard !folded.isEmpty else { return }
    let nesting = Nesting(of: whole)
    let inside = nesting.counts(inside: folded)
    items = items.compactMap { item in
      switch item {
      case .message(let message) where nesting.isBelow(folded, message.inside): return nil
      case .change(let change) where nesting.isBelow(folded, change.inside): return nil
      case .message(var message):
        guard let count = inside[message.number] else { return item }
        message.text += " (+\(count) inside)"
        return .message(message)
      default: return item
      }
    }
  }
}

extension DiagramFilter.Fold {
  fileprivate func means(_ message: Diagram.Message, in diagram: Diagram) -> Bool {
    switch self {
    case .widgets, .loops: return false
    case .call(let number): return message.number == number
    case .calls(let name):
      let receiver = diagram.participants.first { $0.id == message.to }
      let isReceiver = [message.to, receiver?.name, receiver?.role?.heading].contains(name)
      return isReceiver || message.kind?.rawValue == name
    }
  }
}

/// The call around each message.
private struct Nesting {
  private let parents: [Int: Int]

  init(of diagram: Diagram) {
    let pairs = diagram.messages.compactMap { message in
      message.inside.map { (message.number, $0) }
    }
    parents = Dictionary(pairs) { first, _ in first }
  }

  /// Whether something inside this message is inside one of the others.
  func isBelow(_ numbers: Set<Int>, _ inside: Int?) -> Bool {
    var next = inside
    while let number = next {
      if numbers.contains(number) { return true }
      next = parents[number]
    }
    return false
  }

  /// The number of messages inside each message. Messages with none inside are left out.
  func counts(inside numbers: Set<Int>) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for start in parents.values {
      var next: Int? = start
      while let number = next {
        if numbers.contains(number) { counts[number, default: 0] += 1 }
        next = parents[number]
      }
    }
    return counts
  }
}
