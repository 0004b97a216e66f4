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

  /// What is made later is not made yet, and of nothing else this is said.
  @Test(arguments: Seed.share(of: await Performance.all))
  func `an object is not made yet until it is made`(_ performance: Performance) throws {
    let trace = try Scenarios.trace(performance.scenario, in: performance.pattern)
    let start = try #require(trace.messages.first?.n)
    var made: [String: Int] = [:]
    for record in trace.records {
      switch record.event {
      case .message(let message) where message.kind == .create:
        made[message.to] = min(made[message.to] ?? record.n, record.n)
      default: break
      }
    }
    for (end, _) in trace.messages {
      for (object, n) in made {
        let answer = WhyNot(object, in: trace, since: start, upTo: end).answer
        #expect((answer == .notMade(n)) == (n > end), "\(object) at \(end)")
      }
    }
  }
}
