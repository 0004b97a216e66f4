import Analysis
import Stage
import Testing
import Trace

/// The figures were read off the conversations by hand.
@MainActor @Suite struct HopsTests {
  @Test(arguments: [
    ("mvc", 5, 4), ("mvvm-c", 6, 5), ("mvc-vs", 3, 3), ("mvp", 8, 6), ("viper", 7, 4),
  ])
  func `the way of a rename to the model and to a view`(
    pattern: String, toModel: Int, toView: Int
  ) throws {
    let hops = try figures("rename", pattern, pattern)?.0
    #expect([hops?.toData, hops?.toView] == [toModel, toView])
  }

  @Test func `the edit button reaches no model, except for view state in a store`() throws {
    #expect(try figures("edit", "mvp", "mvp") == nil)
    #expect(try figures("edit", "mvc-vs", "mvc-vs")?.0.toData == 3)
    #expect(try figures("edit", "mvc-vs", "mvp") == nil)
  }

  @Test func `after a refresh, the data side of MVP goes on after the model has changed`() throws {
    let hops = try #require(try figures("refresh", "mvc", "mvp"))
    #expect(!hops.0.leavesEarlier)
    #expect(hops.1.leavesEarlier)
    #expect([hops.1.toData, hops.1.toView] == [3, 3])
  }

  @Test(arguments: await ComparedPair.some)
  func
    `figures are counted to what both change in one action, and from there to what is written later`(
      _ pair: ComparedPair
    ) throws
  {
    let (first, second) = (try pair.run(pair.first), try pair.run(pair.second))
    guard let (here, there) = Hops.ofBoth(first, second) else { return }
    #expect(here.action == there.action)
    #expect(here.kind == there.kind)
    for (hops, pattern) in [(here, pair.first), (there, pair.second)] {
      let facts = try pair.facts(pattern).during(hops.action)
      let change = try #require(facts.changes[hops.change])
      let way = facts.way(to: change.parent)
      #expect(way.count == hops.toData)
      let later = facts.writings(of: way[0], after: hops.change)
      #expect(hops.view.map(later.contains) ?? later.allSatisfy(facts.isInNew))
      let rest = facts.way(to: hops.view).filter { !way.contains($0) }
      #expect(rest.count == hops.toView ?? 0)
      let branch = facts.way(to: hops.view).last(where: way.contains)
      #expect(hops.leavesEarlier == (branch != nil && branch != facts.changes[hops.change]?.parent))
      let early = rest.filter { !facts.comes($0, of: hops.change) }
      #expect(early.isEmpty, "sent before the change")
    }
  }

  private func figures(
    _ scenario: String, _ first: String, _ second: String
  ) throws -> (Hops, Hops)? {
    let runs = try [first, second].map {
      ToldRun(try Scenarios.trace(scenario, in: Pattern.named($0)))
    }
    return Hops.ofBoth(runs[0], runs[1])
  }
}

extension TraceFacts {
  /// The messages from the one that set it off, each caused by the one before it.
  fileprivate func way(to message: Int?) -> [Int] {
    guard let n = message, let found = messages[n] else { return [] }
    // A driver goes on with what has waited, inside of another call.
    let waited = role(found.from) == .driver ? found.cause : nil
    return way(to: waited ?? found.parent ?? found.cause ?? found.origin) + [n]
  }

  /// Whether a message is to a view that is new.
  fileprivate func isInNew(_ message: Int) -> Bool {
    messages[message].map { declared[$0.to] != nil } ?? false
  }

  /// The messages to views, and the bodies, which come of a message and after a change.
  fileprivate func writings(of trigger: Int, after change: Int) -> [Int] {
    messages.filter { n, message in
      let isBody = message.kind == .body
      let isWritten =
        role(message.to) == .view && isInApp(message.from)
        && [.call, .set].contains(message.kind)
      let own = way(to: changes[change]?.parent)
      return n > change && (isBody || isWritten) && way(to: n).first == trigger
        && way(to: n).allSatisfy { own.contains($0) || comes($0, of: change) }
    }.map(\.key)
  }

  /// Whether a message is sent after a change, or tells before it that it will happen.
  fileprivate func comes(_ n: Int, of change: Int) -> Bool {
    guard n < change else { return true }
    guard let message = messages[n], let found = changes[change] else { return false }
    if message.kind == .invalidate { return message.parent.map { comes($0, of: change) } ?? false }
    return message.kind == .write
      && (message.from, message.text) == (found.owner, found.property)
  }
}
