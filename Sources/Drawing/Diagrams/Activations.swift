/// How often each participant is active, item by item.
package struct Activations {
  /// Those above zero.
  private var counts: [String: Int] = [:]
  /// The order in which participants became active for the first time.
  private var order: [String: Int] = [:]
  /// How many activations go on.
  private(set) var total = 0

  private let endWithLifelines: Bool

  /// - Parameter endWithLifelines: whether a lifeline that ends is not active any more. A source in Mermaid can say of an
  ///   ended lifeline that its activation ends, too.
  package init(endWithLifelines: Bool = true) { self.endWithLifelines = endWithLifelines }

  package mutating func follow(_ item: Diagram.Item) {
    switch item {
    case .message(let message):
      if message.activates { add(1, to: message.to) }
      if message.deactivates { add(-1, to: message.from) }
      if endWithLifelines, let end = message.destroys { add(-count(of: end), to: end) }
    case .activation(let activation): add(activation.begins ? 1 : -1, to: activation.participant)
    case .turn, .change, .reply, .release, .note, .frame, .section, .end, .numbering: break
    }
  }

  private mutating func add(_ difference: Int, to id: String) {
    let old = count(of: id)
    let new = max(0, old + difference)
    total += new - old
    counts[id] = new > 0 ? new : nil
    if new > 0, order[id] == nil { order[id] = order.count }
  }

  package func count(of id: String) -> Int { counts[id, default: 0] }

  /// The ids of those that are active now, in no order.
  package var active: some Sequence<String> { counts.keys }

  /// What begins, or ends, all that is active.
  func items(begin: Bool) -> [Diagram.Item] {
    let ids = counts.keys.sorted { order[$0, default: 0] < order[$1, default: 0] }
    return (begin ? ids : ids.reversed()).flatMap { id in
      Array(
        repeating: Diagram.Item.activation(.init(of: id, begins: begin)), count: count(of: id))
    }
  }
}
