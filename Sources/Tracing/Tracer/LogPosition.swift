/// A position in a recorder's log.
public struct LogPosition: Hashable, Sendable {
  let entry: Int

  /// Before the first entry of a log.
  public static let start = LogPosition(entry: 0)
}

/// The order in which the entries of a log become records: as they were written, except that the objects in
/// an object's initial values come after that object.
struct LogOrder {
  private(set) var entries: [Int] = []
  private var late: [Int: [Int]] = [:]

  init(_ log: [Entry], from start: Int) {
    var moved: Set<Int> = []
    for place in start..<log.count {
      guard let parent = log[place].parent else { continue }
      if parent > place || moved.contains(parent) {
        moved.insert(place)
        late[parent, default: []].append(place)
      }
    }
    for place in start..<log.count where !moved.contains(place) { add(place) }
  }

  private mutating func add(_ place: Int) {
    entries.append(place)
    for child in late[place] ?? [] { add(child) }
  }
}
