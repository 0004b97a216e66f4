import Trace

extension LessonReader {
  /// The rules of a contract, with `;` between them. `nil` when one cannot be understood.
  mutating func contractRules(
    _ value: Attributes.Value
  ) -> (sequence: SequenceRule?, time: [TimeRule])? {
    var words = RuleWords(value, in: source)
    var rules: (sequence: SequenceRule?, time: [TimeRule]) = (nil, [])
    repeat {
      guard let first = next(&words, .operation) else { return nil }
      switch timeSubject(first, &words) {
      case .subject(let subject):
        guard let rule = timeRule(subject, &words) else { return nil }
        rules.time.append(rule)
      case .notATimeRule:
        guard let rule = sequenceRule(first, &words) else { return nil }
        rules.sequence = rule
      case .wrong: return nil
      }
    } while words.skip(";")
    return rules
  }

  /// `write View only-inside observer, lifecycle when post except busy-indicators`
  private mutating func sequenceRule(
    _ first: RuleWords.Word, _ words: inout RuleWords
  ) -> SequenceRule? {
    let known = SequenceRule.Operation.allCases.map(\.rawValue)
    guard let operation = SequenceRule.Operation(rawValue: first.text) else {
      return stop(first, .rule(.unknownOperation(UnknownWord(first.text, among: known))))
    }
    guard let to = next(&words, .role), let role = receiver(to),
      take("only-inside", &words), let enclosingKinds = enclosingKinds(&words)
    else { return nil }
    var rule = SequenceRule(operation, role, onlyInside: enclosingKinds)
    guard readEnd(&words, &rule) else { return nil }
    return rule
  }

  private mutating func readEnd(_ words: inout RuleWords, _ rule: inout SequenceRule) -> Bool {
    if words.skip("when") {
      guard let word = next(&words, .kind(example: "post")),
        let kind = kind(word.text, at: word.location)
      else { return false }
      rule.condition = kind
    }
    if words.skip("except") {
      guard let exemptions = exemptions(&words) else { return false }
      rule.exemptions = exemptions
    }
    return isAtEnd(&words)
  }

  private mutating func isAtEnd(_ words: inout RuleWords) -> Bool {
    guard !words.isAtEnd, let rest = words.next() else { return true }
    complain(.rule(.strayRuleWord(rest.text)), at: rest.location)
    return false
  }

  // MARK: Time

  /// How a rule begins.
  private enum TimeSubject {
    case subject(TimeRule.Subject)
    /// A rule about time does not begin so.
    case notATimeRule
    /// It has been reported.
    case wrong
  }

  /// `state Model, ViewNode` or a kind of message.
  private mutating func timeSubject(
    _ first: RuleWords.Word, _ words: inout RuleWords
  ) -> TimeSubject {
    guard first.text == "state" else {
      guard SequenceRule.Operation(rawValue: first.text) == nil || words.beginsTimeRelation else {
        return .notATimeRule
      }
      return MessageKind(rawValue: first.text).map { .subject(.messages($0)) } ?? .notATimeRule
    }
    var roles: [Role] = []
    repeat {
      guard let word = next(&words, .role), let role = receiver(word) else { return .wrong }
      roles.append(role)
    } while words.skip(",")
    return .subject(.state(roles))
  }

  /// `not-inside body`, `only-inside update except restoring`
  private mutating func timeRule(
    _ subject: TimeRule.Subject, _ words: inout RuleWords
  ) -> TimeRule? {
    let known = TimeRule.Relation.allCases.map(\.rawValue)
    guard let word = next(&words, .word(known[0])) else { return nil }
    guard let relation = TimeRule.Relation(rawValue: word.text) else {
      return stop(word, .rule(.wrongRuleWord(word.text, expected: known[0])))
    }
    guard let kinds = enclosingKinds(&words) else { return nil }
    var rule = TimeRule(subject, relation, kinds)
    if words.skip("except") {
      guard let exemption: TimeRule.Exemption = exemption(&words) else { return nil }
      rule.exemption = exemption
    }
    return isAtEnd(&words) ? rule : nil
  }

  private mutating func receiver(_ word: RuleWords.Word) -> Role? {
    if let role = Role(heading: word.text) { return role }
    let known = Role.allCases.map(\.heading)
    return stop(word, .contract(.unknownRole(UnknownWord(word.text, among: known))))
  }

  private mutating func enclosingKinds(_ words: inout RuleWords) -> [MessageKind]? {
    var kinds: [MessageKind] = []
    repeat {
      guard let word = next(&words, .kind(example: "observer")),
        let kind = kind(word.text, at: word.location)
      else { return nil }
      kinds.append(kind)
    } while words.skip(",")
    return kinds
  }

  private mutating func exemptions(_ words: inout RuleWords) -> [SequenceRule.Exemption]? {
    var found: [SequenceRule.Exemption] = []
    repeat {
      guard let exemption: SequenceRule.Exemption = exemption(&words) else { return nil }
      found.append(exemption)
    } while words.skip(",")
    return found
  }

  private mutating func exemption<Exemption: RawRepresentable<String> & CaseIterable>(
    _ words: inout RuleWords
  ) -> Exemption? {
    let known = Exemption.allCases.map(\.rawValue)
    guard let word = next(&words, .exemption(known: known)) else { return nil }
    return Exemption(rawValue: word.text)
      ?? stop(word, .rule(.unknownExemption(UnknownWord(word.text, among: known))))
  }

  private mutating func take(_ expected: String, _ words: inout RuleWords) -> Bool {
    if words.skip(expected) { return true }
    guard let word = next(&words, .word(expected)) else { return false }
    complain(.rule(.wrongRuleWord(word.text, expected: expected)), at: word.location)
    return false
  }

  private mutating func next(
    _ words: inout RuleWords, _ expected: LessonProblem.RulePart
  ) -> RuleWords.Word? {
    if let word = words.next() { return word }
    complain(.rule(.unfinishedRule(expected: expected)), at: words.end)
    return nil
  }

  private mutating func stop<Value>(
    _ word: RuleWords.Word, _ problem: LessonProblem.Kind
  ) -> Value? {
    complain(problem, at: word.location)
    return nil
  }
}

/// The words of a rule with their places, taken one after the other. A comma and a semicolon are words.
struct RuleWords {
  struct Word {
    var text: String
    var location: Location
  }

  private var rest: ArraySlice<Word>
  /// The place of the last word taken; before any word is taken, the place of the key.
  private(set) var end: Location

  init(_ value: Attributes.Value, in source: SourceText) {
    // The text of an attribute has lost its line ends and extra spaces, so each word is searched in the file.
    let texts = value.text.replacing(",", with: " , ").replacing(";", with: " ; ").split(
      separator: " "
    ).map(String.init)
    var place = source.find(":", from: value.location, to: value.location.line)
    var words: [Word] = []
    for text in texts {
      place = source.find(text, from: place, to: place.line + 1)
      words.append(Word(text: text, location: place))
      place.column += text.count
    }
    rest = words[...]
    end = value.location
  }

  /// Whether the rule is over.
  var isAtEnd: Bool { rest.first.map { $0.text == ";" } ?? true }

  /// Whether a relation comes next, and no role.
  var beginsTimeRelation: Bool {
    rest.first.map { TimeRule.Relation(rawValue: $0.text) != nil } ?? false
  }

  mutating func next() -> Word? {
    guard let word = rest.popFirst() else { return nil }
    end = word.location
    return word
  }

  /// Takes the next word if it is `text`.
  mutating func skip(_ text: String) -> Bool {
    guard rest.first?.text == text else { return false }
    _ = next()
    return true
  }
}
