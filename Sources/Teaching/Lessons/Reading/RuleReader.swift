import Trace

extension LessonReader {
  /// The rules of a contract, with `;` between them: many about time, and at most one about an operation, which is made
  /// the first. `nil` when one cannot be understood.
  mutating func contractRules(_ value: Attributes.Value) -> [Contract.Rule]? {
    var words = RuleWords(value, in: source)
    var rules: [Contract.Rule] = []
    repeat {
      guard let first = next(&words, .operation), let rule = rule(first, &words) else { return nil }
      guard rule.subject.isOperation else {
        rules.append(rule)
        continue
      }
      if let other = rules.first, other.subject.isOperation {
        return stop(first, .rule(.secondRule))
      }
      rules.insert(rule, at: 0)
    } while words.skip(";")
    return rules
  }

  /// `write View only-inside observer, lifecycle when post except busy-indicators`, `state Model not-inside body`
  private mutating func rule(
    _ first: RuleWords.Word, _ words: inout RuleWords
  ) -> Contract.Rule? {
    guard let subject = subject(first, &words), let relation = relation(of: subject, &words),
      let kinds = list(&words, { $0.kind(&$1, example: "observer") })
    else { return nil }
    var rule = Contract.Rule(subject, relation, kinds)
    if subject.isOperation, words.skip("when") {
      guard let condition = kind(&words, example: "post") else { return nil }
      rule.condition = condition
    }
    if words.skip("except") {
      guard let exemptions = list(&words, { $0.exemption(of: subject, &$1) }) else { return nil }
      rule.exemptions = exemptions
    }
    guard !words.isAtEnd, let rest = words.next() else { return rule }
    return stop(rest, .rule(.strayRuleWord(rest.text)))
  }

  private mutating func subject(
    _ first: RuleWords.Word, _ words: inout RuleWords
  ) -> Contract.Rule.Subject? {
    if words.areAboutTime(after: first) {
      if first.text == "state" { return list(&words) { $0.role(&$1) }.map { .state($0) } }
      return MessageKind(rawValue: first.text).map { .messages($0) }
    }
    let known = Contract.Rule.Operation.allCases.map(\.rawValue)
    guard let operation = Contract.Rule.Operation(rawValue: first.text) else {
      return stop(first, .rule(.unknownOperation(UnknownWord(first.text, among: known))))
    }
    return role(&words).map { .operation(operation, $0) }
  }

  private mutating func relation(
    of subject: Contract.Rule.Subject, _ words: inout RuleWords
  ) -> Contract.Rule.Relation? {
    let usual = Contract.Rule.Relation.onlyInside.rawValue
    guard let word = next(&words, .word(usual)) else { return nil }
    return subject.relations.first { $0.rawValue == word.text }
      ?? stop(word, .rule(.wrongRuleWord(word.text, expected: usual)))
  }

  private mutating func role(_ words: inout RuleWords) -> Role? {
    next(&words, .role).flatMap { role($0.text, at: $0.location) }
  }

  private mutating func kind(_ words: inout RuleWords, example: String) -> MessageKind? {
    next(&words, .kind(example: example)).flatMap { kind($0.text, at: $0.location) }
  }

  /// One or more, with commas between them; `nil` when one cannot be understood.
  private mutating func list<Value>(
    _ words: inout RuleWords, _ one: (inout LessonReader, inout RuleWords) -> Value?
  ) -> [Value]? {
    var found: [Value] = []
    repeat {
      guard let value = one(&self, &words) else { return nil }
      found.append(value)
    } while words.skip(",")
    return found
  }

  private mutating func exemption(
    of subject: Contract.Rule.Subject, _ words: inout RuleWords
  ) -> Contract.Rule.Exemption? {
    let known = subject.exemptions.map(\.rawValue)
    guard let word = next(&words, .exemption(known: known)) else { return nil }
    return subject.exemptions.first { $0.rawValue == word.text }
      ?? stop(word, .rule(.unknownExemption(UnknownWord(word.text, among: known))))
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

extension Contract.Rule.Subject {
  fileprivate var isOperation: Bool { if case .operation = self { true } else { false } }

  fileprivate var relations: [Contract.Rule.Relation] {
    isOperation ? [.onlyInside] : Contract.Rule.Relation.allCases
  }

  fileprivate var exemptions: [Contract.Rule.Exemption] {
    isOperation ? [.busyIndicators, .firstResponder, .cells, .alerts] : [.restoring]
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

  /// Whether a rule is about time. It begins with `state` or a kind of message. `set` and `call` begin other rules, too:
  /// then the next word decides, a relation such as `not-inside`, or a role.
  func areAboutTime(after first: Word) -> Bool {
    if first.text == "state" { return true }
    guard MessageKind(rawValue: first.text) != nil else { return false }
    return Contract.Rule.Operation(rawValue: first.text) == nil
      || rest.first.map { Contract.Rule.Relation(rawValue: $0.text) != nil } ?? false
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
