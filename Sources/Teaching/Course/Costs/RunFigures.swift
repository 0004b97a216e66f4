import Analysis
import Diagrams
import Trace

/// What is counted in the run of a solution. To run a solution, it has to be built, so its figures are recorded.
public struct RunFigures: Equatable, Sendable {
  /// For each action of the run, how many messages a drawing shows.
  var messages: [ActionCount]
  /// The cells of the contract through which messages went, sorted.
  var cells: [Contract.Route]

  struct ActionCount: Equatable, Sendable {
    var action: String
    var count: Int
  }
}

extension RunFigures {
  /// - Parameter contract: of the pattern; `nil` when it has none.
  public init(of trace: Trace, _ contract: Contract?) {
    let messages = zip(trace.header.actions, trace.messagesByAction).map {
      ActionCount(action: $0, count: $1)
    }
    self.init(messages: messages, cells: contract?.cells(usedIn: trace) ?? [])
  }
}

extension Contract {
  /// The cells through which messages went and in which something is allowed, sorted.
  func cells(usedIn trace: Trace) -> [Route] {
    allowedCells.filter(use(in: trace).routes.contains)
  }

  /// The cells in which something is allowed, row by row.
  var allowedCells: [Route] {
    senders.flatMap { sender in receivers.map { Route(from: sender, to: $0) } }
      .filter { !kinds(on: $0).isEmpty }
  }
}

extension Trace {
  /// How many messages a drawing shows for each action. After each action there is a record of the screen.
  var messagesByAction: [Int] {
    let drawn = Set(Diagram(self).messages.compactMap(\.record))
    var counts: [Int] = []
    var count = 0
    for record in records {
      switch record.event {
      case .message where drawn.contains(record.n): count += 1
      case .screen:
        counts.append(count)
        count = 0
      default: break
      }
    }
    return counts
  }
}
