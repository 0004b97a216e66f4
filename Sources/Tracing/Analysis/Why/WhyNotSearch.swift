import Trace

/// Reads from a trace why an object was not told.
struct WhyNotSearch {
  private let object: String
  private let trace: Trace
  private let ties: Ties
  private let heard: [String: [Int]]
  private let sent: [String: [(n: Int, message: Trace.Message)]]
  private let types: [String: String]
  let change: Int?
  private let changed: Set<String>
  private let first: Int

  init(_ object: String, _ trace: Trace, _ first: Int) {
    self.object = object
    self.trace = trace
    self.first = first
    ties = Ties(trace)
    types = Dictionary(trace.participants.map { ($0.name, $0.type) }) { first, _ in first }
    let changes = trace.changesOfData(since: first)
    change = changes.first?.n
    changed = Set(changes.map(\.change.owner))
    let start = change ?? first
    var heard: [String: [Int]] = [:]
    var sent: [String: [(n: Int, message: Trace.Message)]] = [:]
    for (n, message) in trace.messages where n >= start && message.from != message.to {
      if message.kind.isEvent { heard[message.to, default: []].append(n) }
      sent[message.from, default: []].append((n, message))
    }
    (self.heard, self.sent) = (heard, sent)
  }

  var verdict: WhyNot.Verdict {
    if let end = trace.end(of: object) {
      return .gone(end, lastHolder: trace.lastStrongHold(of: object))
    }
    if let messages = heard[object] { return .told(messages) }
    let (way, arrives) = way()
    return arrives
      ? .broken(way) : .unreachable(way, nearest: nearest(to: way.first?.from ?? object))
  }

  var precedent: Precedent? {
    switch verdict {
    case .told, .gone: nil
    case .broken, .unreachable:
      PrecedentSearch(
        trace, from: trace.startOfAction(at: change ?? .max, since: first), ties.ownership
      )
      .precedent(for: object)
    }
  }

  private func isActive(_ name: String) -> Bool { heard[name] != nil || changed.contains(name) }

  /// The shortest way from an object that was told, else the longest one there is.
  private func way() -> ([WhyNot.Link], arrives: Bool) {
    var ways: [[WhyNot.Link]] = [[]]
    var seen: Set<String> = [object]
    var last: [WhyNot.Link] = []
    while !ways.isEmpty {
      var longer: [[WhyNot.Link]] = []
      for way in ways {
        let end = way.first?.from ?? object
        for (name, tie) in ties.knowers(of: end) where seen.insert(name).inserted {
          longer.append([link(name, end, tie)] + way)
        }
      }
      if let found = longer.first(where: { isActive($0[0].from) }) { return (found, true) }
      if let first = longer.first { last = first }
      ways = longer
    }
    return (last, false)
  }

  private func link(_ from: String, _ to: String, _ tie: Tie) -> WhyNot.Link {
    let heard = heard[from] ?? []
    let later = (sent[from] ?? []).filter { n, _ in n > heard.first ?? change ?? 0 }
    return WhyNot.Link(
      from: from, to: to, tie: tie, heard: heard,
      sentElsewhere: later.filter { $0.message.to != to && $0.message.kind.isEvent }.map(\.n),
      asked: later.filter { $0.message.to == to && $0.message.kind.isQuestion }.map(\.n))
  }

  // MARK: What comes closest

  private func nearest(to end: String) -> WhyNot.Nearest? {
    for name in [end, object] {
      if let missing = missingRegistration(of: name) { return missing }
    }
    for name in [end, object] {
      if let sibling = sibling(for: name) { return sibling }
    }
    return nil
  }

  private func missingRegistration(of name: String) -> WhyNot.Nearest? {
    let publishers = ties.publishers(of: name)
    let held = ties.ownership.holds(of: name).first {
      isActive($0.held) && publishers[$0.held] == nil
    }
    return held.map { .notRegistered(name, with: $0.held, property: $0.property) }
  }

  /// Another object of the same type as one that was told holds what this one lacks.
  private func sibling(for name: String) -> WhyNot.Nearest? {
    let told = heard.filter { ties.ownership[$0.key] != nil }
      .sorted { $0.value.first ?? 0 > $1.value.first ?? 0 }
    for candidate in told.map(\.key) {
      let own = ties.ownership.holds(of: candidate)
      let other = ties.ownership.holds.first { hold in
        hold.holder != candidate && types[hold.holder] == types[candidate]
          && types[hold.held] == types[name]
          && !own.contains { $0.property == hold.property }
      }
      if let other {
        return .sibling(
          other.holder, holds: other.held, property: other.property, lacking: candidate)
      }
    }
    return nil
  }
}
