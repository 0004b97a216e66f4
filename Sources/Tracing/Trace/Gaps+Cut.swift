extension Trace.Gaps {
  /// Where the records of a whole run end too early.
  public enum Cut: Equatable, Sendable {
    /// Before the first action.
    case before(String)
    case middle(of: String)
    /// Between two actions: how many of the header's actions are there.
    case after(Int, of: Int)
  }
}

/// Looks for the place where records end too early. An action ends with its screen, and only then.
public struct CutFinder: Sendable {
  /// Of the last turn; `nil` after its screen.
  private var action: String?
  private var openCalls = OpenCalls<Void>()
  private var screens = 0
  private var hasBegun = false
  private var tellsReturns = false

  public init() {}

  init(_ trace: Trace) {
    for record in trace.records { add(record) }
  }

  /// - Parameter record: the next one.
  public mutating func add(_ record: Trace.Record) {
    switch record.event {
    case .participant, .reference: return
    case .state(let change): if change.isInitial { return }
    case .turn(let turn): (action, openCalls) = (turn.action, .init())
    case .screen: (action, openCalls, screens) = (nil, .init(), screens + 1)
    case .message(let message):
      openCalls.goBack(to: message.parent)
      openCalls.begin(record.n, ())
    case .return(let result):
      tellsReturns = true
      openCalls.end(result.message)
    case .release: break
    }
    hasBegun = true
  }

  /// - Parameter actions: those of the header.
  func cut(of actions: [String]) -> Trace.Gaps.Cut? {
    if tellsReturns, !openCalls.isEmpty, let action { return .middle(of: action) }
    guard screens < actions.count else { return nil }
    guard hasBegun else { return .before(actions[0]) }
    // A trace may tell no screens, such as that of a leak check. Then its last turn tells how far it goes.
    guard screens > 0 else {
      let isEarlier = action.map { $0 != actions.last && actions.contains($0) } ?? false
      return isEarlier ? action.map { .middle(of: $0) } : nil
    }
    return action.map { .middle(of: $0) } ?? .after(screens, of: actions.count)
  }
}
