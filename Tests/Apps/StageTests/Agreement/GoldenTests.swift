import Diagrams
import Lessons
import Stage
import TestSupport
import Testing

/// Every scenario as the shell shows it: the ladder at 80 columns, and the last screen.
///
/// `LIFELINE_RECORD=1 swift test --filter GoldenTests` writes the files again. Read the diff.
@MainActor struct GoldenTests {
  @Test(arguments: await Performance.all)
  func `looks as it was last read`(_ performance: Performance) throws {
    let (pattern, scenario) = (performance.pattern, performance.scenario)
    let trace = try performance.trace()
    let ladder = Diagram(trace).ladder(.init(width: 80)).plain
    let drawn = ladder + "\n\n" + (trace.lastScreen?.text ?? "") + "\n"
    let file = "Apps/StageTests/Golden/\(pattern.name)/\(scenario.name).txt"
    let recorded = try Golden.text(of: file, found: drawn)
    #expect(Golden.difference(from: recorded, to: drawn) == nil)
  }
}
