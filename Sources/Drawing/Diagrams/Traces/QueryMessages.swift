import Trace

/// The messages that only query: queries and data-source pulls that changed nothing but views, and the
/// messages sent while answering them.
///
/// The commit of an edit travels like a pull, but changes the model, so it is not among them.
struct QueryMessages {
  private var numbers: Set<Int> = []

  init() {}

  /// - Parameter events: messages that count as events in any case.
  init(in trace: Trace, besides events: Set<Int> = []) {
    let eventful = Self.eventful(in: trace, events)
    for (n, message) in trace.messages {
      let asks = message.kind.asks && !eventful.contains(n)
      if asks || message.parent.map(numbers.contains) == true { numbers.insert(n) }
    }
  }

  func contains(_ n: Int) -> Bool { numbers.contains(n) }

  /// The messages during which an event happened. Goes backwards, so that parents come last.
  private static func eventful(in trace: Trace, _ events: Set<Int>) -> Set<Int> {
    let views = Set(trace.participants.filter { $0.role.isView }.map(\.name))
    var numbers = events
    for record in trace.records.reversed() {
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
