import Analysis
import Localization

// Where an answer goes on.

extension WhyNotSheet {
  /// A run shows what an object told others. What else it did with what it heard is in its code.
  var codeHint: String? {
    guard let facts = whyNot.answer.stop, !isAsked(byAll: [facts]),
      let number = facts.heard.compactMap(asked.number).first
    else { return nil }
    return localized("To see what \(facts.teller.name) did with it, type: code \(number)")
  }

  func causeHint(_ record: Int) -> String? {
    asked.number(of: record).map { localized("For what led to it, type: why \($0)") }
  }
}

extension WhyNot.Answer {
  /// The object that heard of something, and did not pass it on.
  fileprivate var stop: WhyNot.PassedOver? {
    switch self {
    case .passedOver(let facts): facts
    case .tellerNotTold(_, let reason): reason.stop
    default: nil
    }
  }
}
