import Localization
import Trace

extension Breach {
  /// `call from View to Model is not allowed`
  public var wording: String { fault.wording }
}

extension Contract {
  /// Why messages break the contract, by the numbers of their records.
  public func wordingsOfBreaches(in trace: Trace) -> [Int: String] {
    Dictionary(breaches(in: trace).map { ($0.message, $0.wording) }) { first, _ in first }
  }

  /// Its rules, as sentences.
  public var ruleSentences: [String] {
    [rule?.sentence].compactMap { $0 } + timeRules.map(\.sentence)
  }
}

extension Breach.Fault {
  /// The fault as a clause, without a full stop.
  public var wording: String {
    switch self {
    case .forbidden(let kind, let route):
      localized(
        "\(kind.rawValue) from \(route.from.heading) to \(route.to.heading) is not allowed")
    case .outOfPlace(let rule, _): rule.wordingOfBreach
    case .outOfTime(let rule, _): rule.wordingOfBreach
    }
  }
}

extension SequenceRule {
  /// `View written outside an observer or lifecycle call, in a turn with a post`
  fileprivate var wordingOfBreach: String {
    let breach = localized("\(receiver.heading) \(operation.participle) outside \(enclosingWords)")
    guard let condition else { return breach }
    return localized("\(breach), in a turn with \(condition.withArticle)")
  }

  /// The rule as a sentence.
  public var sentence: String {
    guard !exemptions.isEmpty else { return localized("\(clause).") }
    return localized("\(clause), except \(exemptions.map(\.words).listed(.and)).")
  }

  private var clause: String {
    let (verb, receiver) = (operation.verb, receiver.heading)
    guard let condition else {
      return localized("A controller \(verb) a \(receiver) only inside \(enclosingWords)")
    }
    return localized(
      """
      In a turn with \(condition.withArticle), a controller \(verb) a \(receiver) only inside \
      \(enclosingWords)
      """)
  }

  private var enclosingWords: String {
    let kinds = enclosingKinds.map(\.rawValue).listed(.or)
    return enclosingKinds.first?.startsWithVowel ?? false
      ? localized("an \(kinds) call") : localized("a \(kinds) call")
  }
}

extension SequenceRule.Operation {
  fileprivate var verb: String {
    switch self {
    case .write: localized("calls or sets")
    case .call: localized("calls")
    case .set: localized("sets")
    }
  }

  fileprivate var participle: String {
    switch self {
    case .write: localized("written")
    case .call: localized("called")
    case .set: localized("set")
    }
  }
}

extension SequenceRule.Exemption {
  fileprivate var words: String {
    switch self {
    case .busyIndicators: localized("busy indicators")
    case .firstResponder: localized("the first responder")
    case .cells: localized("cells")
    case .alerts: localized("alerts")
    }
  }
}

extension TimeRule {
  /// `Model or ViewNode changed inside a body`
  fileprivate var wordingOfBreach: String {
    switch (subject, relation) {
    case (.state(let roles), .onlyInside):
      localized("\(roles.listed) changed outside \(kinds.listed)")
    case (.state(let roles), .notInside):
      localized("\(roles.listed) changed inside \(kinds.listed)")
    case (.state(let roles), .after): localized("\(roles.listed) changed before \(kinds.listed)")
    case (.messages(let kind), .onlyInside): localized("\(kind.rawValue) outside \(kinds.listed)")
    case (.messages(let kind), .notInside): localized("\(kind.rawValue) inside \(kinds.listed)")
    case (.messages(let kind), .after): localized("\(kind.rawValue) before \(kinds.listed)")
    }
  }

  /// The rule as a sentence.
  public var sentence: String {
    switch exemption {
    case nil: localized("\(clause).")
    case .restoring: localized("\(clause), or while state is restored.")
    }
  }

  private var clause: String {
    switch (subject, relation) {
    case (.state(let roles), .onlyInside):
      localized("State of \(roles.listed) changes only inside \(kinds.listed)")
    case (.state(let roles), .notInside):
      localized("State of \(roles.listed) does not change inside \(kinds.listed)")
    case (.state(let roles), .after):
      localized("In a turn, state of \(roles.listed) changes only after \(kinds.listed)")
    case (.messages(let kind), .onlyInside):
      localized("A message of kind \(kind.rawValue) comes only inside \(kinds.listed)")
    case (.messages(let kind), .notInside):
      localized("A message of kind \(kind.rawValue) does not come inside \(kinds.listed)")
    case (.messages(let kind), .after):
      localized("In a turn, a message of kind \(kind.rawValue) comes only after \(kinds.listed)")
    }
  }
}

extension [Role] {
  fileprivate var listed: String { map(\.heading).listed(.or) }
}

extension [MessageKind] {
  /// `an observer or lifecycle`
  fileprivate var listed: String {
    let kinds = map(\.rawValue).listed(.or)
    return first?.startsWithVowel ?? false ? localized("an \(kinds)") : localized("a \(kinds)")
  }
}

extension MessageKind {
  fileprivate var startsWithVowel: Bool {
    // A user begins with another sound than an update.
    self == .update || rawValue.first.map { "aeio".contains($0) } ?? false
  }

  fileprivate var withArticle: String {
    startsWithVowel ? localized("an \(rawValue)") : localized("a \(rawValue)")
  }
}
