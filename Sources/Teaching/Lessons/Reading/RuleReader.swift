import Trace

extension LessonReader {
  /// The rules of a contract, with `;` between them: many about time, and at most one about an operation, which is made
  /// the first. `nil` when one cannot be understood.
  mutating func contractRules(_ value: Attributes.Value) -> [Contract.Rule]? {
    var words = RuleWords(value, in: source)
    var rules: [Contract.Rule] = []
    repeat {
      guard let first = next(&words, .operation), let rule = rule(first, &words) else { return nil }
      guard rule.isAboutOperation else {
        rules.append(rule)
        continue
      }
      if let other = rules.first, other.isAboutOperation {
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
    let begun =
      words.areAboutTime(after: first)
      ? ruleAboutTime(first, &words) : ruleAboutOperation(first, &words)
    guard var rule = begun else { return nil }
    if words.skip("except") {
      let known = rule.exemptionsOfSubject
      guard let exemptions = list(&words, { $0.exemption(&$1, among: known) }) else { return nil }
      rule.exemptions = exemptions
    }
    guard !words.isAtEnd, let rest = words.next() else { return rule }
    return stop(rest, .rule(.strayRuleWord(rest.text)))
  }

  private mutating func ruleAboutTime(
    _ first: RuleWords.Word, _ words: inout RuleWords
  ) -> Contract.Rule? {
    let subject: (Contract.Rule.Relation) -> Contract.Rule.Subject
    if first.text == "state" {
      guard let roles = list(&words, { $0.role(&$1) }) else { return nil }
      subject = { .state(roles, $0) }
    } else {
      guard let kind = MessageKind(rawValue: first.text) else { return nil }
      subject = { .messages(kind, $0) }
    }
    guard let relation = relation(&words, among: Contract.Rule.Relation.allCases),
      let kinds = kinds(&words)
    else { return nil }
    return Contract.Rule(subject(relation), kinds)
  }

  private mutating func ruleAboutOperation(
    _ first: RuleWords.Word, _ words: inout RuleWords
  ) -> Contract.Rule? {
    let known = Contract.Rule.Operation.allCases.map(\.rawValue)
    guard let operation = Contract.Rule.Operation(rawValue: first.text) else {
      return stop(first, .rule(.unknownOperation(UnknownWord(first.text, among: known))))
    }
    guard let role = role(&words), relation(&words, among: [.onlyInside]) != nil,
      let kinds = kinds(&words)
    else { return nil }
    guard words.skip("when") else { return Contract.Rule(.operation(operation, role), kinds) }
    return kind(&words, example: "post").map {
      Contract.Rule(.operation(operation, role, when: $0), kinds)
    }
  }

  private mutating func relation(
    _ words: inout RuleWords, among known: [Contract.Rule.Relation]
  ) -> Contract.Rule.Relation? {
    let usual = Contract.Rule.Relation.onlyInside.rawValue
    guard let word = next(&words, .word(usual)) else { return nil }
    return known.first { $0.rawValue == word.text }
      ?? stop(word, .rule(.wrongRuleWord(word.text, expected: usual)))
  }

  private mutating func kinds(_ words: inout RuleWords) -> [MessageKind]? {
    list(&words) { $0.kind(&$1, example: "observer") }
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
    _ words: inout RuleWords, among exemptions: [Contract.Rule.Exemption]
  ) -> Contract.Rule.Exemption? {
    let known = exemptions.map(\.rawValue)
    guard let word = next(&words, .exemption(known: known)) else { return nil }
    return exemptions.first { $0.rawValue == word.text }
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

extension Contract.Rule {
  fileprivate var isAboutOperation: Bool {
    if case .operation = subject { true } else { false }
  }

  fileprivate var exemptionsOfSubject: [Exemption] {
    isAboutOperation ? [.busyIndicators, .firstResponder, .cells, .alerts] : [.restoring]
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
