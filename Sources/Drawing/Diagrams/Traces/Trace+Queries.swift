import Trace

extension Trace {
  /// The messages that only query: queries and data-source pulls that changed nothing but views, and the
  /// messages sent while answering them.
  ///
  /// The commit of an edit travels like a pull, but changes the model, so it is not among them.
  ///
  /// - Parameter events: messages that count as events in any case.
  func queryMessages(besides events: Set<Int>) -> Set<Int> {
    let eventful = eventful(besides: events)
    var numbers: Set<Int> = []
    for (n, message) in messages {
      let asks = message.kind.asks && !eventful.contains(n)
      if asks || message.parent.map(numbers.contains) == true { numbers.insert(n) }
    }
    return numbers
  }

  /// The messages during which an event happened. Goes backwards, so that parents come last.
  private func eventful(besides events: Set<Int>) -> Set<Int> {
    let views = Set(participants.filter { $0.role.isView }.map(\.name))
    var numbers = events
    for record in records.reversed() {
      switch record.event {
      case .message(let message):
        let happens = message.kind.isEvent && !views.contains(message.to)
        if let parent = message.parent, happens || numbers.contains(record.n) {
          numbers.insert(parent)
        }
      case .state(let change):
        if let parent = change.parent, !change.isInitial, !views.contains(change.owner) {
          numbers.insert(parent)
        }
      case .return(let result) where result.error != nil: numbers.insert(result.message)
      default: break
      }
    }
    return numbers
  }
}

extension MessageKind {
  fileprivate var asks: Bool { self == .query || self == .datasource }

  /// Whether it is an event in itself, whatever it changes.
  fileprivate var isEvent: Bool {
    switch self {
    case .call, .set, .query, .datasource, .delegate, .system, .forward, .render: false
    default: true
    }
  }
}

extension Role {
  fileprivate var isView: Bool { self == .view || self == .viewImpl }
}
