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
    for (end, _) in here.messages {
      let cut = MistakenRun(here, withoutMistake: there, upTo: end)
      for object in here.participants.map(\.name) {
        let whyNot = WhyNot(object, in: here, since: start, upTo: end, mistaken: cut)
        guard case .missing(let missing) = whyNot.answer else { continue }
        #expect(there.hasMore(of: missing.message, than: here), "\(object) at \(end)")
      }
    }
  }
}
