import Trace

/// The properties of every living object at the end of a trace.
public struct TraceState: Equatable, Sendable {
  /// A living object with the values of its properties.
  public struct Object: Equatable, Sendable {
    public let participant: Trace.Participant
    /// In the order in which they first got a value.
    public fileprivate(set) var properties: [Property] = []

    /// The value of a property; `nil` when it has none yet.
    public subscript(property: String) -> String? {
      properties.first { $0.name == property }?.value
    }
  }

  public struct Property: Equatable, Sendable {
    public let name: String
    /// The last value, as Swift code.
    public fileprivate(set) var value: String
  }

  /// All objects, in the order in which the trace declares them; `nil` for those that are gone.
  private var all: [Object?] = []
  /// The places of the living objects, by their names.
  private var places: [String: Int] = [:]

  /// Before the first record.
  public init() {}

  public init(_ trace: Trace) {
    for record in trace.records { apply(record) }
  }

  /// Goes on to after the next record.
  public mutating func apply(_ record: Trace.Record) {
    switch record.event {
    case .participant(let participant): declare(participant)
    case .state(let change): write(change)
    case .turn(let turn): for name in turn.killed { remove(name) }
    case .release(let release): remove(release.object)
    case .message, .reference, .return, .screen: break
    }
  }

  private mutating func declare(_ participant: Trace.Participant) {
    guard places[participant.name] == nil else { return }
    places[participant.name] = all.count
    all.append(Object(participant: participant))
  }

  private mutating func write(_ change: Trace.StateChange) {
    guard let place = places[change.owner] else { return }
    all[place]?.write(change)
  }

  private mutating func remove(_ name: String) {
    if let place = places.removeValue(forKey: name) { all[place] = nil }
  }

  /// The living objects, in the order in which the trace declares them.
  public var objects: [Object] { all.compactMap(\.self) }

  /// The names of the living objects.
  public var names: [String] { objects.map(\.participant.name) }

  /// `nil` when no living object has this name.
  public subscript(name: String) -> Object? { places[name].flatMap { all[$0] } }

  /// Objects that are gone leave no difference.
  public static func == (one: Self, two: Self) -> Bool { one.objects == two.objects }
}

extension TraceState.Object {
  fileprivate mutating func write(_ change: Trace.StateChange) {
    if let place = properties.firstIndex(where: { $0.name == change.property }) {
      properties[place].value = change.new
    } else {
      properties.append(.init(name: change.property, value: change.new))
    }
  }
}
