import Lessons
import Stage
import Testing
import Trace

@testable import Course

/// The recorded figures of solutions.
@Suite struct FigureLedgerTests {
  private let text = """
    # What was counted in the runs of solutions: for each action the messages that a drawing shows, then the cells of the
    # contract that were used. The digest is of all that the verdict on the solution and the drawing depend on.
    # Only `lifeline check --exercises --write` changes this file.
    mvc-delete 0123456789abcdef
      messages 8 swipe "Hello"
      messages 0 tap "Cancel"
      cell user view
      cell view controller

    """

  @Test func `the file has the figures below the exercise, and reads back the same`() {
    var ledger = FigureLedger()
    ledger["mvc-delete"] = .init(
      digest: "0123456789abcdef",
      figures: RunFigures(
        messages: [
          .init(action: #"swipe "Hello""#, count: 8), .init(action: #"tap "Cancel""#, count: 0),
        ],
        cells: [.init(from: .user, to: .view), .init(from: .view, to: .controller)]))
    #expect(ledger.text == text)
    #expect(FigureLedger(text: text) == ledger)
  }

  @Test(arguments: [
    "  messages many tap", "  cell user", "  cell user nobody", "mvc-delete", "x y z",
  ])
  func `an exercise with a line that cannot be read has no figures`(line: String) {
    #expect(FigureLedger(text: text + line + "\n")["mvc-delete"] == nil)
  }

  @Test func `each solution of a change has figures, of the actions that its scenario has now`() {
    let ledger = FigureLedger(text: shippedIndex.exercises.text(ofFile: FigureLedger.file) ?? "")
    for change in shipped.changes {
      for exercise in change.exercises {
        let figures = ledger[exercise.page.id]?.figures
        #expect(figures?.messages.map(\.action) == change.scenario.actions, "\(exercise.page.id)")
        #expect(figures?.cells.isEmpty == false, "\(exercise.page.id)")
      }
    }
  }

  /// A run of the pattern as it is, since a solution has to be built.
  @Test func `as many messages are counted as a drawing shows`() throws {
    for scenario in shippedIndex.scenarios(for: .usual) {
      let trace = try Script(scenario).run(in: .usual).trace
      let counts = trace.messagesByAction
      #expect(counts.count == scenario.actions.count, "\(scenario.name)")
      let drawn = shipped.diagram(of: trace, .story).messages.count
      #expect(counts.reduce(0, +) == drawn, "\(scenario.name)")
    }
  }
}
