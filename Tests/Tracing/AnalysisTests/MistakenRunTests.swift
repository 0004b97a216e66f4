import Testing
import Trace

@testable import Analysis

/// A run with a mistake, and the same actions without it.
@Suite struct MistakenRunTests {
  @Test(arguments: [Set([0]), [0, 1]])
  func `an action that is not possible without the mistake does not shift those after it`(
    skipped: Set<Int>
  ) {
    let impossible = skipped.map { _ in ["remove()"] }
    let here = Trace(actions: impossible + [["select()", "reload()"]])
    let there = Trace(actions: [["select()"]])
    let mistaken = MistakenRun(here, withoutMistake: there, skipped: skipped)
    let extra = mistaken.extra(here.messages.map(\.n)).compactMap { mistaken.here.messages[$0] }
    #expect(extra.map(\.text) == ["reload()"])
  }
}

extension Trace {
  /// What a controller tells a table, action by action.
  fileprivate init(actions: [[String]]) {
    var events: [Event] = [
      .participant(.init(name: "FolderVC", type: "FolderVC", role: .controller)),
      .participant(.init(name: "table", type: "UITableView", role: .view)),
    ]
    for (index, texts) in actions.enumerated() {
      events.append(.turn(.init(number: index + 1, action: "tap")))
      events += texts.map {
        .message(
          .init(turn: index + 1, depth: 0, kind: .call, from: "FolderVC", to: "table", text: $0))
      }
      events.append(.screen(.init(turn: index + 1, text: "")))
    }
    self.init(
      header: .init(pattern: "mvc"),
      records: events.enumerated().map { Record(n: $0 + 1, event: $1) })
  }
}
