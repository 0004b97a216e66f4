import Trace

/// The objects that were released in a trace, each under the object that held it last. A very long chain is divided.
public struct ReleaseChain: Equatable, Sendable {
  /// A released object.
  public struct Object: Equatable, Sendable {
    public var participant: Trace.Participant
    /// The last property that kept it alive; `nil` when no property did.
    public var lastHold: Ownership.Hold?
    /// The released objects that it held last.
    public var freed: [Object]
  }

  /// The objects whose last holder was not released.
  public private(set) var tops: [Object] = []

  public init(of trace: Trace) {
    var lastHolds = LastHolds()
    for record in trace.records { lastHolds.apply(record.event) }
    var links = Links(lastHolds)
    let isGone = Set(lastHolds.released.map(\.name))
    for participant in lastHolds.released where !lastHolds.isHeld(participant.name, among: isGone) {
      tops.append(links.take(participant))
    }
    // Objects that held each other were released too: something has broken the cycle. Or a chain goes on here.
    for participant in lastHolds.released where links.isLeft(participant.name) {
      tops.append(links.take(participant))
    }
  }
}

/// Keeps the last holders of every object.
private struct LastHolds {
  private var ownership = Ownership()
  private(set) var last: [String: [Ownership.Hold]] = [:]
  /// The holds that nothing ended but a release. What was let go earlier is not freed by its last holder's release.
  private var toTheEnd: [String: Set<Ownership.Hold>] = [:]
  private(set) var released: [Trace.Participant] = []

  mutating func apply(_ event: Trace.Event) {
    let ending = ownership.strongHolds(endingWith: event)
    for hold in ending { last[hold.held] = ownership.holders(of: hold.held).filter(\.isStrong) }
    if case .release(let release) = event {
      for hold in ending { toTheEnd[hold.held, default: []].insert(hold) }
      if let participant = ownership[release.object] { released.append(participant) }
    }
    ownership.apply(event)
  }

  /// The last holds of an object that ended with the release of their holder.
  func freeing(_ name: String) -> [Ownership.Hold] {
    (last[name] ?? []).filter { toTheEnd[name]?.contains($0) == true }
  }

  func isHeld(_ name: String, among objects: Set<String>) -> Bool {
    freeing(name).contains { $0.holder != name && objects.contains($0.holder) }
  }
}

/// Puts each released object under the one that held it last.
private struct Links {
  private let held: [String: [(Trace.Participant, Ownership.Hold)]]
  private let lastHolds: [String: Ownership.Hold]
  /// The objects that have no place in a chain yet.
  private var rest: Set<String>

  init(_ found: LastHolds) {
    let released = found.released
    rest = Set(released.map(\.name))
    lastHolds = found.last.compactMapValues(\.first)
    held = released.reduce(into: [:]) { held, object in
      for hold in found.freeing(object.name) {
        held[hold.holder, default: []].append((object, hold))
      }
    }
  }

  func isLeft(_ name: String) -> Bool { rest.contains(name) }

  mutating func take(
    _ participant: Trace.Participant, _ hold: Ownership.Hold? = nil, level: Int = 1
  ) -> ReleaseChain.Object {
    rest.remove(participant.name)
    var children: [(Trace.Participant, Ownership.Hold)] = []
    if level < OwnershipTree.levels {
      children = (held[participant.name] ?? []).filter { rest.remove($0.0.name) != nil }
    }
    return ReleaseChain.Object(
      participant: participant, lastHold: hold ?? lastHolds[participant.name],
      freed: children.map { take($0, $1, level: level + 1) })
  }
}
