import Localization
import Trace

extension Breach {
  /// `call from View to Model is not allowed`
  public var wording: String { fault.wording }
}

extension ContractVerdict.ChangeOutside {
  /// `State changed outside an update`
  public var wording: String { rule.wordingOfBreach }
}

extension Contract {
  /// Why messages break the contract, by the numbers of their records.
  public func wordingsOfBreaches(in trace: Trace) -> [Int: String] {
    Dictionary(breaches(in: trace).map { ($0.message, $0.wording) }) { first, _ in first }
  }

  /// Its rules, as sentences.
  public var ruleSentences: [String] { rules.map(\.sentence) }
}

extension Breach.Fault {
  /// The fault as a clause, without a full stop.
  public var wording: String {
    switch self {
    case .forbidden(let kind, let route):
      localized(
        "\(kind.rawValue) from \(route.from.heading) to \(route.to.heading) is not allowed")
    case .againstRule(let rule, _): rule.wordingOfBreach
    }
  }
}

extension Contract.Rule {
  /// `View written outside an observer or lifecycle call, in a turn with a post`
  fileprivate var wordingOfBreach: String {
    switch subject {
    case .operation(let operation, let role, _): wordingOfBreach(by: operation, role.heading)
    case .state(let roles, .onlyInside):
      localized("\(roles.listed) changed outside \(kinds.listed)")
    case .state(let roles, .notInside):
      localized("\(roles.listed) changed inside \(kinds.listed)")
    case .state(let roles, .after): localized("\(roles.listed) changed before \(kinds.listed)")
    case .messages(let kind, .onlyInside): localized("\(kind.rawValue) outside \(kinds.listed)")
    case .messages(let kind, .notInside): localized("\(kind.rawValue) inside \(kinds.listed)")
    case .messages(let kind, .after): localized("\(kind.rawValue) before \(kinds.listed)")
    }
  }

  private func wordingOfBreach(by operation: Operation, _ receiver: String) -> String {
    let breach = localized("\(receiver) \(operation.participle) outside \(kinds.listedAsCalls)")
    guard let condition else { return breach }
    return localized("\(breach), in a turn with \(condition.withArticle)")
  }

  /// The rule as a sentence.
  public var sentence: String {
    if exemptions.isEmpty { return localized("\(clause).") }
    if exemptions.contains(.restoring) {
      return localized("\(clause), or while state is restored.")
    }
    return localized("\(clause), except \(exemptions.compactMap(\.words).listed(.and)).")
  }

  private var clause: String {
    switch subject {
    case .operation(let operation, let role, _): clause(about: operation, role.heading)
    case .state(let roles, .onlyInside):
      localized("State of \(roles.listed) changes only inside \(kinds.listed)")
    case .state(let roles, .notInside):
      localized("State of \(roles.listed) does not change inside \(kinds.listed)")
    case .state(let roles, .after):
      localized("In a turn, state of \(roles.listed) changes only after \(kinds.listed)")
    case .messages(let kind, .onlyInside):
      localized("A message of kind \(kind.rawValue) comes only inside \(kinds.listed)")
    case .messages(let kind, .notInside):
      localized("A message of kind \(kind.rawValue) does not come inside \(kinds.listed)")
    case .messages(let kind, .after):
      localized("In a turn, a message of kind \(kind.rawValue) comes only after \(kinds.listed)")
    }
  }

  private func clause(about operation: Operation, _ receiver: String) -> String {
    let (verb, calls) = (operation.verb, kinds.listedAsCalls)
    guard let condition else {
      return localized("A controller \(verb) a \(receiver) only inside \(calls)")
    }
    return localized(
      """
      In a turn with \(condition.withArticle), a controller \(verb) a \(receiver) only inside \
      \(calls)
      """)
  }
}

extension Contract.Rule.Operation {
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

extension Contract.Rule.Exemption {
  fileprivate var words: String? {
    switch self {
    case .busyIndicators: localized("busy indicators")
    case .firstResponder: localized("the first responder")
    case .cells: localized("cells")
    case .alerts: localized("alerts")
    case .restoring: nil
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

  /// `an observer or lifecycle call`
  fileprivate var listedAsCalls: String {
    let kinds = map(\.rawValue).listed(.or)
    return first?.startsWithVowel ?? false
      ? localized("an \(kinds) call") : localized("a \(kinds) call")
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
