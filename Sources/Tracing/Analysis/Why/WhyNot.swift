import Trace

/// Why an object got no message about a change: which objects could have told it, which of them were told, and
/// where the way from the change to it breaks off.
///
/// Everything in it is read from the trace. What only closures hold is not known.
public struct WhyNot: Equatable, Sendable {
  /// The name of the object.
  public let object: String
  /// The record number of the first change that the object could be told of; `nil` when nothing changed.
  public let change: Int?
  public let verdict: Verdict
  /// How it went before, when a part of that happened again; `nil` for an object that was told.
  public let precedent: Precedent?

  public enum Verdict: Equatable, Sendable {
    /// It was told; the record numbers of the messages.
    case told([Int])
    /// It does not live any more since this record. The property is the last that held it strongly; `nil` when
    /// none did, ever.
    case gone(Int, lastHolder: Ownership.Hold?)
    /// The way from the change breaks off at the first link. The links follow each other up to the object.
    case broken([Link])
    /// No object that was told can reach it. The links end at it and begin at an object that no other can reach.
    case unreachable([Link], nearest: Nearest?)
  }

  /// One object that can tell another.
  public struct Link: Equatable, Sendable {
    public var from: String
    public var to: String
    public var tie: Tie
    /// The messages that told `from` of the change.
    public var heard: [Int]
    /// What `from` sent after that, to other objects.
    public var sentElsewhere: [Int]
    /// What `from` only asked `to` after that.
    public var asked: [Int]
  }

  /// What comes closest to the missing link.
  public enum Nearest: Equatable, Sendable {
    /// The object holds another that was told, but is not registered with it.
    case notRegistered(String, with: String, property: String)
    /// Two objects of the same type: the first holds what the second lacks.
    case sibling(String, holds: String, property: String, lacking: String)
  }
}

extension WhyNot {
  /// - Parameters:
  ///   - object: its name.
  ///   - first: the number of the first record of the part that is asked about. What is before it tells who knows
  ///     whom.
  public init(_ object: String, in trace: Trace, since first: Int) {
    let search = WhyNotSearch(object, trace, first)
    self.object = object
    change = search.change
    verdict = search.verdict
    precedent = search.precedent
  }
}

private struct WhyNotSearch {
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
    return arrives ? .broken(way) : .unreachable(way, nearest: nearest(to: way.first?.from ?? object))
  }

  var precedent: Precedent? {
    switch verdict {
    case .told, .gone: nil
    case .broken, .unreachable:
      PrecedentSearch(trace, from: trace.startOfAction(at: change ?? .max, since: first), ties.ownership)
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
      asked: later.filter { $0.message.to == to }.map(\.n))
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
    let told = heard.keys.filter { ties.ownership[$0] != nil }.sorted { heard[$0]![0] > heard[$1]![0] }
    for candidate in told {
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

extension Trace {
  /// The changes of data during the last action that has some; of anything but views when none has.
  fileprivate func changesOfData(since first: Int) -> [(n: Int, change: StateChange)] {
    let roles = roles
    let names = Set(participants.map(\.name))
    let all = stateChanges.filter { $0.n >= first && !names.contains($0.change.new) }
    let data = all.filter { roles[$0.change.owner]?.keepsData ?? false }
    let others = all.filter { !(roles[$0.change.owner]?.isViewLayer ?? true) }
    let chosen = data.isEmpty ? others : data
    guard let last = chosen.last else { return [] }
    let start = startOfAction(at: last.n, since: first)
    return chosen.filter { $0.n >= start }
  }

  /// The record number of the first turn of an action, which is not before `first`.
  fileprivate func startOfAction(at n: Int, since first: Int) -> Int {
    var (action, start): (String?, Int) = (nil, first)
    for record in records where record.n <= n {
      guard case .turn(let turn) = record.event, turn.action != action else { continue }
      (action, start) = (turn.action, record.n)
    }
    return max(start, first)
  }

  /// The last property of another object that held an object strongly; `nil` when none did, ever.
  fileprivate func lastStrongHold(of object: String) -> Ownership.Hold? {
    for record in records.reversed() {
      guard case .reference(let reference) = record.event, reference.to == object,
        reference.from != object, reference.strength == .strong
      else { continue }
      return .init(
        holder: reference.from, property: reference.property, held: object, strength: .strong)
    }
    return nil
  }

  /// The record with which an object ended; `nil` while it lives.
  fileprivate func end(of object: String) -> Int? {
    records.last { record in
      switch record.event {
      case .release(let release): release.object == object
      case .turn(let turn): turn.killed.contains(object)
      default: false
      }
    }?.n
  }
}
