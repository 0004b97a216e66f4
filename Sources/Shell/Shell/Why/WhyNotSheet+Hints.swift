import Analysis
import Localization

// Where an answer goes on.

extension WhyNotSheet {
  /// A run shows what an object told others. What else it did with what it heard is in its code.
  var codeHint: String? {
    guard let facts = whyNot.answer.stop, !isAsked(byAll: [facts]) else { return nil }
    // What marks a view is no call, so there is no code that got it.
    let heard = facts.heard.filter {
      asked.number(of: $0) != nil && messages[$0]?.kind != .invalidate
    }
    guard let number = (firstNews(of: heard) ?? heard.first).flatMap(asked.number) else {
      return nil
    }
    return localized("To see what \(facts.teller.name) did with it, type: code \(number)")
  }

  /// The first message that comes of the news of a change that the answer names. What an object heard before may have led
  /// to the change, and is not about it.
  private func firstNews(of heard: [Int]) -> Int? {
    let news = Set(listedChanges.flatMap { whyNot.hearingsOfChanges[$0] ?? [] })
    let causes = CauseFinder(asked.all)
    return heard.first { record in
      causes.chain(to: record)?.steps.contains { news.contains($0.message) } ?? false
    }
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
