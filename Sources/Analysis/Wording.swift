import Trace

extension Breach {
  /// `call from View to Model is not allowed`
  public var wording: String { fault.wording }
}

extension Breach.Fault {
  public var wording: String {
    switch self {
    case .forbidden(let kind, let route):
      "\(kind.rawValue) from \(route.from.heading) to \(route.to.heading) is not allowed"
    case .outOfPlace(let rule, _): rule.wordingOfBreach
    }
  }
}

extension SequenceRule {
  /// `View written outside an observer or lifecycle call, in a turn with a post`
  fileprivate var wordingOfBreach: String {
    let turn = condition.map { ", in a turn with \($0.withArticle)" } ?? ""
    return "\(receiver.heading) \(deed.participle) outside \(shelterWords)\(turn)"
  }

  /// The rule as a sentence.
  public var sentence: String {
    let turn = condition.map { "In a turn with \($0.withArticle), a" } ?? "A"
    return "\(turn) controller \(deed.verb) a \(receiver.heading) only inside \(shelterWords)"
      + exemptionWords + "."
  }

  private var shelterWords: String {
    let kinds = shelters.map(\.rawValue)
    let article = shelters.first?.article ?? "a"
    return "\(article) \(kinds.listed("or")) call"
  }

  private var exemptionWords: String {
    exemptions.isEmpty ? "" : ", \(exemptions.map(\.words).listed("and")) excepted"
  }
}

extension SequenceRule.Deed {
  fileprivate var verb: String {
    switch self {
    case .write: "calls or sets"
    case .call: "calls"
    case .set: "sets"
    }
  }

  fileprivate var participle: String {
    switch self {
    case .write: "written"
    case .call: "called"
    case .set: "set"
    }
  }
}

extension SequenceRule.Exemption {
  fileprivate var words: String {
    switch self {
    case .busyIndicators: "busy indicators"
    case .firstResponder: "the first responder"
    case .cells: "cells"
    }
  }
}

extension MessageKind {
  fileprivate var article: String {
    rawValue.first.map { "aeio".contains($0) } ?? false ? "an" : "a"
  }

  fileprivate var withArticle: String { "\(article) \(rawValue)" }
}

extension [String] {
  /// `a, b or c`
  fileprivate func listed(_ word: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
