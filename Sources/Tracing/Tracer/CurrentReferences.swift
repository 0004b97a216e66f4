/// The current references of properties that are no state. The trace gets only changes: references that
/// begin or end.
///
/// A reference alone declares no participant. It waits until both of its ends are in the trace.
struct CurrentReferences {
  struct Change {
    var owner: Int
    var property: String
    var strength: Trace.Reference.Strength
    var held: Int
    var hasEnded: Bool
  }

  /// By owner and property.
  private var current: [Int: [String: [Int]]] = [:]
  private var waiting: [Change] = []
  private var released: Set<Int> = []

  /// What changes with the new references of a property: ends first. References to a released object have
  /// ended already.
  mutating func changes(to new: RawReference, among declared: Set<Int>) -> [Change] {
    let old = current[new.owner]?[new.property] ?? []
    current[new.owner, default: [:]][new.property] = new.held
    let gone = old.filter { !new.held.contains($0) && !released.contains($0) }
    let come = new.held.filter { !old.contains($0) }
    waiting.removeAll {
      $0.owner == new.owner && $0.property == new.property && gone.contains($0.held)
    }
    let ends = gone.map { change(new, to: $0, hasEnded: true) }.filter { $0.isAmong(declared) }
    let beginnings = come.map { change(new, to: $0, hasEnded: false) }
    waiting += beginnings.filter { !$0.isAmong(declared) }
    return ends + beginnings.filter { $0.isAmong(declared) }
  }

  /// The waiting references that can be written, now that a participant is declared.
  mutating func changes(with id: Int, among declared: Set<Int>) -> [Change] {
    guard !waiting.isEmpty else { return [] }
    let ready = waiting.filter { ($0.owner == id || $0.held == id) && $0.isAmong(declared) }
    if !ready.isEmpty { waiting.removeAll { $0.isAmong(declared) } }
    return ready
  }

  mutating func release(_ id: Int) { released.insert(id) }

  private func change(_ new: RawReference, to held: Int, hasEnded: Bool) -> Change {
    Change(
      owner: new.owner, property: new.property, strength: new.strength, held: held,
      hasEnded: hasEnded)
  }
}

extension CurrentReferences.Change {
  fileprivate func isAmong(_ declared: Set<Int>) -> Bool {
    declared.contains(owner) && declared.contains(held)
  }
}
