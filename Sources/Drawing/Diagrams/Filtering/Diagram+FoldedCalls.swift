import Localization
import Trace

extension Diagram {
  /// Calls become one row each: `save(_:) (+9 inside)`.
  mutating func foldCalls(_ folds: [DiagramFilter.Fold], of whole: Diagram) {
    let meant = folds.map { (fold: $0, receivers: $0.receivers(in: self)) }
    let calls = messages.filter { message in
      meant.contains { $0.fold.means(message, to: $0.receivers) }
    }
    let folded = Set(calls.map(\.number))
    guard !folded.isEmpty else { return }
    let nesting = Nesting(of: whole, in: folded)
    items = items.compactMap { item in
      switch item {
      case .message(let message) where nesting.isFolded(message.inside): return nil
      case .change(let change) where nesting.isFolded(change.inside): return nil
      case .message(var message):
        guard folded.contains(message.number), let count = nesting.counts[message.number] else {
          return item
        }
        message.text += " " + localized("(+\(count) inside)")
        return .message(message)
      default: return item
      }
    }
  }
}

extension DiagramFilter.Fold {
  /// The ids of the participants that it names.
  fileprivate func receivers(in diagram: Diagram) -> Set<String> {
    if case .calls(let name) = self { Set(diagram.ids(meantBy: name)) } else { [] }
  }

  fileprivate func means(_ message: Diagram.Message, to receivers: Set<String>) -> Bool {
    switch self {
    case .widgets, .loops: false
    case .call(let number): message.number == number
    case .calls(let name): receivers.contains(message.to) || message.kind?.rawValue == name
    }
  }
}

/// What is inside the calls that are folded. A message comes after the call around it.
private struct Nesting {
  /// The calls, and the messages inside them.
  private var folded: Set<Int>
  /// The number of messages inside each message. Messages with none inside are left out.
  private(set) var counts: [Int: Int] = [:]

  init(of diagram: Diagram, in calls: Set<Int>) {
    folded = calls
    let messages = diagram.messages
    for message in messages where isFolded(message.inside) { folded.insert(message.number) }
    for message in messages.reversed() {
      guard let parent = message.inside else { continue }
      counts[parent, default: 0] += 1 + counts[message.number, default: 0]
    }
  }

  /// Whether what is inside this message is inside one of the calls.
  func isFolded(_ message: Int?) -> Bool { message.map(folded.contains) ?? false }
}
