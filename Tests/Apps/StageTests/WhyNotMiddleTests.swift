import Analysis
import Stage
import TestSupport
import Testing
import Trace

/// In the middle of an action, more may come. So nothing is called missing there that is there when the action is over.
@MainActor struct WhyNotMiddleTests {
  @Test(arguments: Seed.share(of: await MistakenPattern.all))
  func `what is missing in the middle of an action is missing at its end`(
    _ mistaken: MistakenPattern
  ) throws {
    let pattern = mistaken.pattern
    let mistake = try #require(pattern.mistakes.first { $0.id == mistaken.id })
    let scenario = try #require(Scenarios.of(pattern).first { $0.name == mistake.scenario })
    let here = try Scenarios.trace(scenario, in: pattern, with: mistake)
    let there = try Scenarios.trace(scenario, in: pattern)
    let start = try #require(here.messages.first?.n)
    let whole = MistakenRun(here, withoutMistake: there)
    let objects = here.participants.map(\.name)
    let missingAtEnd = Dictionary(
      uniqueKeysWithValues: objects.map { ($0, missing(for: $0, here, start, .max, whole)) })
    for (end, _) in here.messages {
      let cut = MistakenRun(here, withoutMistake: there, upTo: end)
      for object in objects where missing(for: object, here, start, end, cut) != nil {
        #expect(missingAtEnd[object] != .some(nil), "\(object) at \(end)")
      }
    }
  }

  private func missing(
    for object: String, _ here: Trace, _ start: Int, _ end: Int, _ run: MistakenRun
  ) -> Int? {
    let whyNot = WhyNot(object, in: here, since: start, upTo: end, mistaken: run)
    guard case .missing(let missing) = whyNot.answer else { return nil }
    return missing.message
  }
}
