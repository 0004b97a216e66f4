/// The order in which a log is told: as it was written, but what an object's initial values made
/// comes after the object that they were made for.
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
    for place in start..<log.count where !moved.contains(place) { tell(place) }
  }

  private mutating func tell(_ place: Int) {
    entries.append(place)
    for child in late[place] ?? [] { tell(child) }
  }
}
