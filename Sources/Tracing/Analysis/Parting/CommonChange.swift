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
        guard let left = kind == .own ? lefts.first : lefts.mostDirect else { continue }
        let rights = there.filter { isLike(left, $0) }
        guard let right = kind == .own ? rights.first : rights.mostDirect else { continue }
        (first, second) = (left, right)
        return
      }
      guard kind != .own, let left = here.mostDirect, let right = there.mostDirect else { continue }
      (first, second) = (left, right)
      return
    }
    return nil
  }

  private typealias Likeness = (Contrast.Change, Contrast.Change) -> Bool

  /// Patterns keep the model, and the view state that screens share, in different objects: there, the most direct changes
  /// are compared where none is the same. What an object keeps for itself is compared by its name, but what services keep by
  /// their role: there, a name may say something else.
  private static func likenesses(_ kind: DataKind) -> [Likeness] {
    let isSame: Likeness = { $0.owner == $1.owner && $0.property == $1.property }
    guard kind == .own else { return [isSame] }
    return [isSame, { $0.isInService && $1.isInService }, { $0.property == $1.property }]
  }
}

extension [Contrast.Change] {
  /// What the action is about is changed on the shortest way, after what is prepared for it: a new recording gets its name,
  /// and then it is added. What follows from that is further away.
  fileprivate var mostDirect: Contrast.Change? {
    let length = { (change: Contrast.Change) in change.way.isEmpty ? Int.max : change.way.count }
    return last { change in allSatisfy { length(change) <= length($0) } }
  }
}
