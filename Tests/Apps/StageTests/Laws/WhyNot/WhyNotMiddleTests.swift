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
    let here = try mistaken.trace()
    let there = try Scenarios.trace(mistaken.scenario, in: mistaken.pattern)
    let start = try #require(here.messages.first?.n)
    let (tally, tallyThere) = (MessageTally(here), MessageTally(there))
    for (end, _) in here.messages {
      let cut = MistakenRun(here, withoutMistake: there, upTo: end)
      let search = WhyNotSearch(in: here, since: start, upTo: end, mistaken: cut)
      for object in here.participants.map(\.name) {
        guard case .missing(let missing) = search.whyNot(object).answer else { continue }
        #expect(tallyThere.hasMore(of: missing.message, than: tally), "\(object) at \(end)")
      }
    }
  }

  /// A call that goes on may still pass on what it was told.
  @Test(arguments: Seed.share(of: await Performance.all))
  func `what is broken off does not come in the same call`(_ performance: Performance) throws {
    let trace = try performance.trace(withSetup: true)
    let part = try performance.trace()
    let messages = trace.messages.suffix(part.messages.count)
    let sent = trace.messagesByRecord
    for (end, _) in messages {
      let search = WhyNotSearch(in: trace, since: messages.first?.n ?? 0, upTo: end)
      for object in trace.participants.map(\.name) {
        guard case .brokenOff(let precedent) = search.whyNot(object).answer,
          let missing = sent[precedent.missing]
        else { continue }
        #expect(
          !messages.contains {
            $0.n > end && $0.message.parent == precedent.again
              && $0.message.text == missing.text
          }, "\(object) at \(end)")
      }
    }
  }

  /// What is made later is not made yet, and of nothing else this is said.
  @Test(arguments: Seed.share(of: await Performance.all))
  func `an object is not made yet until it is made`(_ performance: Performance) throws {
    let trace = try performance.trace()
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
      let search = WhyNotSearch(in: trace, since: start, upTo: end)
      for (object, n) in made {
        let isNotMade = search.whyNot(object).answer == .notMade(n)
        #expect(isNotMade == (n > end), "\(object) at \(end)")
      }
    }
  }
}
