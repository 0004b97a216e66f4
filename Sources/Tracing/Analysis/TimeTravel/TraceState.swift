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

  /// The living objects, in the order in which the trace declares them.
  public private(set) var objects: [Object] = []

  /// Before the first record.
  public init() {}

  public init(_ trace: Trace) {
    for record in trace.records { apply(record) }
  }

  /// Goes on to after the next record.
  public mutating func apply(_ record: Trace.Record) {
    switch record.event {
    case .participant(let participant): objects.append(Object(participant: participant))
    case .state(let change): write(change)
    case .turn(let turn):
      guard !turn.killed.isEmpty else { return }
      objects.removeAll { turn.killed.contains($0.participant.name) }
    case .release(let release): objects.removeAll { $0.participant.name == release.object }
    case .message, .reference, .return, .screen: break
    }
  }

  private mutating func write(_ change: Trace.StateChange) {
    guard let index = objects.firstIndex(where: { $0.participant.name == change.owner }) else {
      return
    }
    let place = objects[index].properties.firstIndex { $0.name == change.property }
    if let place {
      objects[index].properties[place].value = change.new
    } else {
      objects[index].properties.append(Property(name: change.property, value: change.new))
    }
  }

  /// The names of the living objects.
  public var names: [String] { objects.map(\.participant.name) }

  /// `nil` when no living object has this name.
  public subscript(name: String) -> Object? { objects.first { $0.participant.name == name } }
}
