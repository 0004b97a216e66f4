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
    // A message comes after the call around it.
    let around = whole.messages.compactMap { message in
      message.inside.map { (message: message.number, call: $0) }
    }
    let hiding = around.reduce(into: folded) { if $0.contains($1.call) { $0.insert($1.message) } }
    let counts = around.reversed().reduce(into: [Int: Int]()) {
      $0[$1.call, default: 0] += 1 + $0[$1.message, default: 0]
    }
    items = items.compactMap { item in
      switch item {
      case .message(let message) where message.inside.map(hiding.contains) == true: return nil
      case .change(let change) where change.inside.map(hiding.contains) == true: return nil
      case .message(var message):
        guard folded.contains(message.number), let count = counts[message.number] else {
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
