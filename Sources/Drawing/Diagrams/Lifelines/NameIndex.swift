/// The places of names. Most diagrams have few participants, and a few names are compared faster than one is hashed.
struct NameIndex: Sendable {
  private var names: [String] = []
  private var places: [String: Int] = [:]
  private static let few = 12

  subscript(name: String) -> Int? {
    names.count <= Self.few ? names.firstIndex(of: name) : places[name]
  }

  /// How many names were added.
  var count: Int { names.count }

  /// Gives a name the next place. The place of a name that has one is kept.
  mutating func add(_ name: String) {
    if places[name] == nil { places[name] = names.count }
    names.append(name)
  }

  /// Adds the ids of those that are new.
  mutating func update(_ participants: [Diagram.Participant]) {
    for participant in participants.dropFirst(count) { add(participant.id) }
  }
}
