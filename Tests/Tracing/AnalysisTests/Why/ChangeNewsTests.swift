import Testing
import Trace

@testable import Analysis

/// Which messages after a change tell of it.
@Suite struct ChangeNewsTests {
  @Test func `an order tells of a change, until its owner has told an object of the app of it`() {
    #expect(isToldByOrder(after: nil))
    #expect(isToldByOrder(after: .query), "to ask is to tell nothing")
    #expect(isToldByOrder(after: .post), "the centre is no object of the app")
    #expect(!isToldByOrder(after: .call))
  }

  /// Whether the controller's order to a label tells of the store's change.
  ///
  /// - Parameter kind: of what the store sends first; `nil` when it sends nothing.
  private func isToldByOrder(after kind: MessageKind?) -> Bool {
    var run = WhyNotRun()
    let change = run.count() + 1
    let receiver = kind == .post ? "NC" : "Scene"
    if let kind { run.send(kind, "Store", receiver, "count") }
    let order = run.send(.call, "Scene", "label", "show()")
    return RunIndex(run.trace).tells(order, of: change)
  }
}
