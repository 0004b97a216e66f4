import Trace

/// The objects that were released in a trace, each under the object that held it last.
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

  /// - Parameter numbers: the numbers of the records whose releases count, for example those of an action.
  public init(of trace: Trace, in numbers: ClosedRange<Int> = 0...Int.max) {
    var lastHolds = LastHolds()
    for record in trace.records where record.n <= numbers.upperBound {
      lastHolds.apply(record.event, counts: numbers.contains(record.n))
    }
    let gone = lastHolds.released
    var rest = Set(gone.map(\.name))
    let isGone = rest
    for participant in gone where !lastHolds.isHeld(participant.name, among: isGone) {
      tops.append(lastHolds.object(participant, nil, &rest))
    }
    // Objects that held each other were released too: something has broken the cycle.
    for participant in gone where rest.contains(participant.name) {
      tops.append(lastHolds.object(participant, nil, &rest))
    }
  }
}

/// Keeps the last holders of every object.
private struct LastHolds {
  private var ownership = Ownership(of: Trace(header: .init(pattern: "")))
  private var last: [String: [Ownership.Hold]] = [:]
  private(set) var released: [Trace.Participant] = []

  mutating func apply(_ event: Trace.Event, counts: Bool) {
    switch event {
    case .state(let change):
      note(ownership.holds(of: change.owner).filter { $0.property == change.property })
    case .reference(let reference) where reference.ended:
      note(
        ownership.holds(of: reference.from).filter {
          $0.property == reference.property && $0.held == reference.to
        })
    case .release(let release): free(release.object, counts: counts)
    default: break
    }
    ownership.apply(event)
  }

  /// Call this before holds end: keeps the holders of the same objects.
  private mutating func note(_ ending: [Ownership.Hold]) {
    for hold in ending where hold.isStrong {
      last[hold.held] = ownership.holders(of: hold.held).filter(\.isStrong)
    }
  }

  private mutating func free(_ name: String, counts: Bool) {
    note(ownership.holders(of: name))
    note(ownership.holds(of: name))
    if counts, let participant = ownership[name] { released.append(participant) }
  }

  func isHeld(_ name: String, among objects: Set<String>) -> Bool {
    (last[name] ?? []).contains { $0.holder != name && objects.contains($0.holder) }
  }

  /// - Parameter rest: the objects that have no place in a chain yet.
  func object(
    _ participant: Trace.Participant, _ hold: Ownership.Hold?, _ rest: inout Set<String>
  ) -> ReleaseChain.Object {
    rest.remove(participant.name)
    let children = released.compactMap { child -> (Trace.Participant, Ownership.Hold)? in
      guard rest.contains(child.name) else { return nil }
      return last[child.name]?.first { $0.holder == participant.name }.map { (child, $0) }
    }
    for (child, _) in children { rest.remove(child.name) }
    return ReleaseChain.Object(
      participant: participant, lastHold: hold ?? last[participant.name]?.first,
      freed: children.map { object($0, $1, &rest) })
  }
}
