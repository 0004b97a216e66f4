import Testing
import Trace

@testable import Analysis

/// Who takes a screen away by changing the path that the kit reads.
@Suite struct TakenScreenTests {
  @Test func `an object has its path changed by the one that tells it`() {
    #expect(taken(" button > Scene : leave | call", "  Scene > Path : pop | call") == "Scene: pop")
  }

  @Test(arguments: [
    ["  Kit > Path : path | binding"],
    ["  Kit > Scene : path | binding", "   Scene > Path : path | set"],
    ["  Kit > AppStore : send | send", "   AppStore > AppFeature : reduce | update"],
  ])
  func `where the kit pops a screen, who told it to has taken the screen away`(lines: [String]) {
    #expect(taken([" button > Kit : pop | navigate"] + lines) == "button: pop")
  }

  private let sending = " button > AppStore : send | send"

  @Test func `a store takes it away by the update in which its state has changed last`() {
    let reduce = "  AppStore > AppFeature : reduce | update"
    let inner = "   AppFeature > RowFeature : forward | update"
    let change = "* AppFeature.folders : 2 → 1"
    let cases: [(lines: [String], mover: String)] = [
      ([], "AppStore: path"), ([reduce], "AppFeature: reduce"),
      ([reduce, inner], "AppFeature: reduce"),
      ([reduce, "   " + change, inner], "AppFeature: reduce"),
      ([reduce, inner, "    " + change], "RowFeature: forward"),
      ([reduce, inner, "    * RowFeature.row : 2 → 1"], "AppFeature: reduce"),
      ([reduce, "  AppStore > AppFeature : again | update"], "AppFeature: again"),
    ]
    for (lines, mover) in cases {
      #expect(taken([sending] + lines, by: "AppStore", depth: 2) == mover, "\(lines)")
    }
  }

  private func taken(_ lines: String...) -> String { taken(lines) }

  /// - Parameters:
  ///   - lines: what is sent before the write.
  ///   - writer: who writes the path.
  ///   - depth: how many calls are around the write; `nil` for all that are open.
  private func taken(
    _ lines: [String], by writer: String = "Path", depth: Int? = nil
  ) -> String {
    let objects = [
      "Registrar : observation", "Kit : system", "Node : viewNode", "Scene : viewNode",
      "Path : navigation", "AppStore : driver", "AppFeature : state", "RowFeature : state",
      "button : view",
    ]
    let writing = [
      "\(writer) > Registrar : path | write", " Registrar > Kit : path | invalidate",
      "  Kit > Node : disappear | lifecycle",
    ].map { String(repeating: " ", count: depth ?? lines.count + 1) + $0 }
    let flow = objects + ["- tap", "User > button : tap | user"] + lines + writing
    let run = ToldRun(Trace("mvc", flow: flow.joined(separator: "\n")))
    return ActionFacts(run, 0).takenFromPath.map { move in
      "\(move.mover): \(run.message(move.message)?.text ?? "–")"
    }.joined(separator: ", ")
  }
}
