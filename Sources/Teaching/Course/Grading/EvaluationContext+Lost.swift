import Lessons

extension EvaluationContext {
  /// Whether nothing that is done later can make a predicate true: such a message was sent too often, or before the one
  /// that had to come first, or the object is gone. One that has to be released is lost when its process ends first.
  public func isLost(_ predicate: Predicate) -> Bool {
    switch predicate {
    case .message(_, .exactly(let most)): (count(of: predicate) ?? 0) > most
    case .order(_, let second): !holds(predicate) && holds(.message(second, .some))
    case .life(let name, _): hasEnded(name) && !holds(predicate)
    case .message(_, .some), .later, .screen, .property: false
    }
  }
}
