extension LessonProblem.Kind {
  var contentMessage: String? {
    linkMessage ?? contractMessage ?? ruleMessage ?? questionMessage ?? goalMessage
  }

  private var linkMessage: String? {
    switch self {
    case .tooDeep(let limit): "this is nested more than \(limit) deep. Write it flatter."
    case .openDetails:
      "`<details>` and `</details>` do not match. Write each hint as "
        + "`<details><summary>Hint 1</summary>`, a blank line, the hint, a blank line, "
        + "`</details>`."
    case .deadLink(let url):
      "`\(url.shortened)` is no file in the lesson directory. Correct or remove the link."
    case .linkOutside(let url):
      "`\(url.shortened)` leads out of the lesson directory. Link to a lesson or to the web."
    case .linkScheme(let url):
      "`\(url.shortened)` is no address to link to. Use `https:`, `http:` or `mailto:`."
    default: nil
    }
  }

  private var contractMessage: String? {
    switch self {
    case .noTable:
      "a contract needs a table. Write senders down the side and receivers across the top."
    case .unknownRole(let role, let nearest, let known):
      "no role is called `\(role.shortened)`. " + guess(nearest, known)
    case .unknownMessageKind(let kind, let nearest, let known):
      "no kind of message is called `\(kind.shortened)`. " + guess(nearest, known)
    case .duplicateRow(let role): "`\(role)` stands in this table twice. Keep one."
    default: nil
    }
  }

  private var ruleMessage: String? {
    switch self {
    case .unknownDeed(let deed, let nearest, let known):
      "no rule is about `\(deed.shortened)`. " + guess(nearest, known)
    case .unknownExemption(let name, let nearest, let known):
      "`\(name.shortened)` cannot be excepted. " + guess(nearest, known)
    case .wrongRuleWord(let word, let expected):
      "`\(expected)` should stand here, not `\(word.shortened)`. \(ruleExample)"
    case .unfinishedRule(let expected):
      "the rule ends here. Go on with \(expected). \(ruleExample)"
    case .strayRuleWord(let word):
      "`\(word.shortened)` has no place here. Behind the kinds of message come `when` and a kind, "
        + "then `except` and what is excepted."
    default: nil
    }
  }

  private var ruleExample: String {
    "For instance: `write View only-inside observer, lifecycle when post`"
  }

  private var questionMessage: String? {
    switch self {
    case .badAsk(let words):
      "`\(words.shortened)` asks nothing. Write `ask: next`, or `ask: first` and a kind of message."
    case .fewChoices(let count):
      "a question needs two choices or more, and this one has \(count). Write each as `- [ ] …`."
    case .tickedChoices(let count, let isPrediction):
      "\(count) choices are ticked. Tick \(isPrediction ? "exactly one" : "at least one"): `- [x]`."
    case .noReason:
      "this choice has no reason. Say below it why it is right or wrong, as `  > …`."
    case .strayReason:
      "this quote belongs to no choice. Indent it by two spaces, right below its choice."
    case .noSubject:
      "this choice names nobody. Begin it with a participant or a message in a code span."
    case .unknownConcept(let name, let nearest, let known):
      "no concept is called `\(name.shortened)`. " + guess(nearest, known)
    case .noHint:
      "this question has no hint. Add `<details><summary>Hint 1</summary>…</details>`."
    case .emptyHint:
      "this hint says nothing. Leave a blank line below `<summary>`, then write the hint."
    case .noExplanation:
      "nothing explains this order. Add a quote below the list: `> …`."
    case .badMessage(let words):
      "`\(words.shortened)` names no message. Write a method, or `Sender -> Receiver`, or "
        + "`Sender -> Receiver : kind`."
    case .fewMessages(let count, let least):
      "this list needs \(least) messages or more, and has \(count). Write each in a code span, one "
        + "an item."
    case .noForm:
      "this accepts no word. Write the accepted forms in code spans: ``- [x] `NC` ``."
    default: nil
    }
  }

  private var goalMessage: String? {
    switch self {
    case .noGoals: "this task has no goal. List them, each ending in a code span to check."
    case .noClaims: "this page claims nothing. List claims, each ending in a code span to check."
    case .goalWithoutCode: "this cannot be checked. End it with a code span."
    case .badPredicate(let words):
      "`\(words.shortened)` cannot be checked. Write `screen shows \"…\"`, `Object.property == value`, "
        + "`Sender -> Receiver : kind` or `first before second`."
    case .noSolution:
      "this task has no solution. Add a line ``Solution: `launch` …`` with one code span an action."
    default: nil
    }
  }
}
