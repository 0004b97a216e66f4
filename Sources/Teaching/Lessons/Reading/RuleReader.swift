import Trace

extension LessonReader {
  /// The rules of a contract, with `;` between them: many about time, and at most one other. `nil` when one cannot be
  /// understood.
  mutating func contractRules(
    _ value: Attributes.Value
  ) -> (sequence: SequenceRule?, time: [TimeRule])? {
    var words = RuleWords(value, in: source)
    var rules: (sequence: SequenceRule?, time: [TimeRule]) = (nil, [])
    repeat {
      guard let first = next(&words, .operation) else { return nil }
      if words.areAboutTime(after: first) {
        guard let rule = timeRule(first, &words) else { return nil }
        rules.time.append(rule)
      } else {
        guard let rule = sequenceRule(first, &words) else { return nil }
        guard rules.sequence == nil else { return stop(first, .rule(.secondRule)) }
        rules.sequence = rule
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
    guard let receiver = role(&words), take("only-inside", &words),
      let enclosingKinds = enclosingKinds(&words)
    else { return nil }
    var rule = SequenceRule(operation, receiver, onlyInside: enclosingKinds)
    guard readEnd(&words, &rule) else { return nil }
    return rule
  }

  private mutating func readEnd(_ words: inout RuleWords, _ rule: inout SequenceRule) -> Bool {
    if words.skip("when") {
      guard let condition = kind(&words, example: "post") else { return false }
      rule.condition = condition
    }
    if words.skip("except") {
      guard let found: [SequenceRule.Exemption] = list(&words, { $0.exemption(&$1) })
      else { return false }
      rule.exemptions = found
    }
    return isAtEnd(&words)
  }

  private mutating func isAtEnd(_ words: inout RuleWords) -> Bool {
    guard !words.isAtEnd, let rest = words.next() else { return true }
    complain(.rule(.strayRuleWord(rest.text)), at: rest.location)
    return false
  }

  // MARK: Time

  /// `state Model, ViewNode not-inside body`, `command only-inside update except restoring`
  private mutating func timeRule(
    _ first: RuleWords.Word, _ words: inout RuleWords
  ) -> TimeRule? {
    guard let subject = timeSubject(first, &words) else { return nil }
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

  private mutating func timeSubject(
    _ first: RuleWords.Word, _ words: inout RuleWords
  ) -> TimeRule.Subject? {
    if first.text == "state" { return list(&words) { $0.role(&$1) }.map { .state($0) } }
    return MessageKind(rawValue: first.text).map { .messages($0) }
  }

  // MARK: Words

  private mutating func role(_ words: inout RuleWords) -> Role? {
    guard let word = next(&words, .role) else { return nil }
    if let role = Role(heading: word.text) { return role }
    let known = Role.allCases.map(\.heading)
    return stop(word, .contract(.unknownRole(UnknownWord(word.text, among: known))))
  }

  private mutating func kind(_ words: inout RuleWords, example: String) -> MessageKind? {
    next(&words, .kind(example: example)).flatMap { kind($0.text, at: $0.location) }
  }

  private mutating func enclosingKinds(_ words: inout RuleWords) -> [MessageKind]? {
    list(&words) { $0.kind(&$1, example: "observer") }
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

  /// Whether a rule is about time. It begins with `state` or a kind of message. `set` and `call` begin other rules, too:
  /// then the next word decides, a relation such as `not-inside`, or a role.
  func areAboutTime(after first: Word) -> Bool {
    if first.text == "state" { return true }
    guard MessageKind(rawValue: first.text) != nil else { return false }
    return SequenceRule.Operation(rawValue: first.text) == nil
      || rest.first.map { TimeRule.Relation(rawValue: $0.text) != nil } ?? false
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
