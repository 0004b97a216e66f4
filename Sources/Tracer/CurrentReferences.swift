/// Whom properties hold that are no state, so that only what begins or ends need be told.
struct CurrentReferences {
  private var held: [Key: [Int]] = [:]
  private var released: Set<Int> = []

  private struct Key: Hashable {
    var owner: Int
    var property: String
  }

  /// Ends first. A reference to an object that has gone has ended with it.
  mutating func changes(to new: RawReference) -> [(held: Int, ended: Bool)] {
    let key = Key(owner: new.owner, property: new.property)
    let old = held.updateValue(new.held, forKey: key) ?? []
    let gone = old.filter { !new.held.contains($0) && !released.contains($0) }
    let come = new.held.filter { !old.contains($0) }
    return gone.map { ($0, true) } + come.map { ($0, false) }
  }

  mutating func release(_ id: Int) { released.insert(id) }
}
