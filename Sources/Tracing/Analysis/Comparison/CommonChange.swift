import Trace

/// A change of data that two runs both make in an action. Their ways are compared and counted by it.
struct CommonChange {
  let first: Contrast.Change
  let second: Contrast.Change

  var kind: DataKind { first.kind }

  /// Of the most telling kind of data, the most direct change of the same property of the same object, else what takes its
  /// place in the other run. `nil` when there is none.
  init?(_ one: ActionFacts, _ two: ActionFacts) {
    for kind in DataKind.allCases {
      let (here, there) = (one.changes(of: kind), two.changes(of: kind))
      for isLike in Self.likenesses(kind) {
        let lefts = here.filter { left in there.contains { isLike(left, $0) } }
        guard let left = one.mostDirect(of: lefts),
          let right = two.mostDirect(of: there.filter { isLike(left, $0) })
        else { continue }
        (first, second) = (left, right)
        return
      }
    }
    return nil
  }

  private typealias Likeness = (Contrast.Change, Contrast.Change) -> Bool

  /// Patterns keep the model, and the view state that screens share, in different objects: there, the most direct changes
  /// are compared where none is the same. What an object keeps for itself is compared by its name, but what services keep by
  /// their role: there, a name may say something else.
  private static func likenesses(_ kind: DataKind) -> [Likeness] {
    let isSame: Likeness = { $0.owner == $1.owner && $0.property == $1.property }
    guard kind == .own else { return [isSame, { _, _ in true }] }
    return [isSame, { $0.isInService && $1.isInService }, { $0.property == $1.property }]
  }
}

extension ActionFacts {
  /// What the action is about is changed on the shortest way, after what is prepared for it: a new recording gets its name,
  /// and then it is added. What follows from that is further away. Of several, that of which others hear tells more. What
  /// an object keeps for itself is compared in order.
  fileprivate func mostDirect(of changes: [Contrast.Change]) -> Contrast.Change? {
    if changes.first?.kind == .own { return changes.first }
    let length = { (change: Contrast.Change) in change.way.isEmpty ? Int.max : change.way.count }
    let shortest = changes.map(length).min()
    let direct = changes.filter { length($0) == shortest }
    return direct.last { news(of: $0) != nil } ?? direct.last
  }
}
