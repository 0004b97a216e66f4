import Localization

extension LessonProblem {
  /// The table of a contract.
  public enum ContractProblem: Hashable, Sendable {
    case noTable
    case unknownRole(UnknownWord)
    case unknownMessageKind(UnknownWord)
    case duplicateRow(String)

    var message: String {
      switch self {
      case .noTable:
        localized(
          "a contract needs a table. Write senders down the side and receivers across the top.")
      case .unknownRole(let role):
        localized("there is no role `\(role.word.shortened)`.") + role.guess
      case .unknownMessageKind(let kind):
        localized("there is no kind of message `\(kind.word.shortened)`.") + kind.guess
      case .duplicateRow(let role): localized("this table has `\(role)` twice. Keep one.")
      }
    }
  }

  /// The `rule:` of a contract.
  public enum RuleProblem: Hashable, Sendable {
    case unknownOperation(UnknownWord)
    case unknownExemption(UnknownWord)
    case wrongRuleWord(String, expected: String)
    case unfinishedRule(expected: RulePart)
    case strayRuleWord(String)
    case secondRule

    var message: String {
      switch self {
      case .unknownOperation(let operation):
        localized("there is no rule for `\(operation.word.shortened)`.") + operation.guess
      case .unknownExemption(let name):
        localized("`\(name.word.shortened)` cannot come after `except`.") + name.guess
      case .wrongRuleWord(let word, let expected):
        localized("`\(expected)` should be here, not `\(word.shortened)`.") + ruleExample
      case .unfinishedRule(let expected):
        localized("the rule ends here. Go on with \(expected.words).") + ruleExample
      case .strayRuleWord(let word):
        localized(
          """
          `\(word.shortened)` cannot be here. After the kinds of message write `when` and a \
          kind, then `except` and the exceptions.
          """)
      case .secondRule:
        localized(
          """
          a contract can have one such rule, and it has one already. Leave one out. It can have \
          several rules about time, such as `state Model not-inside body`.
          """)
      }
    }
  }
}

extension LessonProblem.RuleProblem {
  private var ruleExample: String {
    localized(" For instance: `write View only-inside observer, lifecycle when post`")
  }
}

extension LessonProblem {
  /// What a rule of a contract is made of.
  public enum RulePart: Hashable, Sendable {
    case operation
    case role
    case kind(example: String)
    case exemption(known: [String])
    case word(String)

    fileprivate var words: String {
      switch self {
      case .operation: localized("a verb, such as `write`")
      case .role: localized("a role, such as `View`")
      case .kind(let example): localized("a kind of message, such as `\(example)`")
      case .exemption(let known): known.inCode.joined(separator: localized(" or "))
      case .word(let word): "`\(word)`"
      }
    }
  }
}
