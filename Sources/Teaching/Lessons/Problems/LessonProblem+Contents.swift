import Localization

extension LessonProblem.Kind {
  var contentMessage: String? {
    linkMessage ?? contractMessage ?? ruleMessage ?? questionMessage ?? goalMessage ?? strayMessage
  }

  private var linkMessage: String? {
    switch self {
    case .tooDeep(let limit): localized("this is nested more than \(limit) deep. Write it flatter.")
    case .openDetails:
      localized(
        """
        `<details>` and `</details>` do not match. Write each hint as `<details><summary>Hint \
        1</summary>`, a blank line, the hint, a blank line, `</details>`.
        """)
    case .deadLink(let url):
      localized(
        """
        `\(url.shortened)` is no file in the lesson directory. Correct or remove the link.
        """)
    case .linkOutside(let url):
      localized(
        """
        `\(url.shortened)` leads out of the lesson directory. Link to a lesson or to the web.
        """)
    case .linkScheme(let url):
      localized("`\(url.shortened)` is no address to link to. Use `https:`, `http:` or `mailto:`.")
    default: nil
    }
  }

  private var contractMessage: String? {
    switch self {
    case .noTable:
      localized(
        """
        a contract needs a table. Write senders down the side and receivers across the top.
        """)
    case .unknownRole(let role, let nearest, let known):
      localized("no role is called `\(role.shortened)`.") + guess(nearest, known)
    case .unknownMessageKind(let kind, let nearest, let known):
      localized("no kind of message is called `\(kind.shortened)`.") + guess(nearest, known)
    case .duplicateRow(let role): localized("`\(role)` stands in this table twice. Keep one.")
    default: nil
    }
  }

  private var ruleMessage: String? {
    switch self {
    case .unknownOperation(let operation, let nearest, let known):
      localized("no rule is about `\(operation.shortened)`.") + guess(nearest, known)
    case .unknownExemption(let name, let nearest, let known):
      localized("`\(name.shortened)` cannot be excepted.") + guess(nearest, known)
    case .wrongRuleWord(let word, let expected):
      localized("`\(expected)` should stand here, not `\(word.shortened)`.") + ruleExample
    case .unfinishedRule(let expected):
      localized("the rule ends here. Go on with \(expected.words).") + ruleExample
    case .strayRuleWord(let word):
      localized(
        """
        `\(word.shortened)` has no place here. Behind the kinds of message come `when` and a kind, \
        then `except` and what is excepted.
        """)
    default: nil
    }
  }

  private var ruleExample: String {
    localized(" For instance: `write View only-inside observer, lifecycle when post`")
  }

  private var questionMessage: String? {
    switch self {
    case .badAsk(let words):
      localized(
        """
        `\(words.shortened)` asks nothing. Write `ask: next`, or `ask: first` and a kind of \
        message.
        """)
    case .fewChoices(let count):
      localized(
        """
        a question needs two choices or more, and this one has \(count). Write each as `- [ ] …`.
        """)
    case .tickedChoices(let count, isPrediction: true):
      localized("\(count) choices are ticked. Tick exactly one: `- [x]`.")
    case .tickedChoices(let count, isPrediction: false):
      localized("\(count) choices are ticked. Tick at least one: `- [x]`.")
    case .noReason:
      localized("this choice has no reason. Say below it why it is right or wrong, as `  > …`.")
    case .strayReason:
      localized("this quote belongs to no choice. Indent it by two spaces, right below its choice.")
    case .noSubject:
      localized(
        """
        this choice names nobody. Begin it with a participant or a message in a code span.
        """)
    case .unknownConcept(let name, let nearest, let known):
      localized("no concept is called `\(name.shortened)`.") + guess(nearest, known)
    case .noHint:
      localized("this question has no hint. Add `<details><summary>Hint 1</summary>…</details>`.")
    case .emptyHint:
      localized(
        """
        this hint says nothing. Leave a blank line below `<summary>`, then write the hint.
        """)
    case .noExplanation:
      localized("nothing explains this order. Add a quote below the list: `> …`.")
    case .badMessage(let words):
      localized(
        """
        `\(words.shortened)` names no message. Write a method, or `Sender -> Receiver`, or `Sender \
        -> Receiver : kind`.
        """)
    case .fewMessages(let count, let least):
      localized(
        """
        this list needs \(least) messages or more, and has \(count). Write each in a code span, \
        one an item.
        """)
    case .noForm:
      localized("this accepts no word. Write the accepted forms in code spans: ``- [x] `NC` ``.")
    default: nil
    }
  }

  private var goalMessage: String? {
    switch self {
    case .noGoals:
      localized("this task has no goal. List them, each ending in a code span to check.")
    case .noClaims:
      localized("this page claims nothing. List claims, each ending in a code span to check.")
    case .goalWithoutCode: localized("this cannot be checked. End it with a code span.")
    case .badPredicate(let words):
      localized(
        """
        `\(words.shortened)` cannot be checked. Write `screen shows "…"`, `Object.property == \
        value`, `Sender -> Receiver : kind` or `first before second`.
        """)
    case .noSolution:
      localized(
        """
        this task has no solution. Add a line ``Solution: `launch` …`` with one code span an \
        action.
        """)
    default: nil
    }
  }
}

extension LessonProblem.RulePart {
  fileprivate var words: String {
    switch self {
    case .operation: localized("a deed, such as `write`")
    case .role: localized("a role, such as `View`")
    case .kind(let example): localized("a kind of message, such as `\(example)`")
    case .exemption(let known): known.inCode.joined(separator: localized(" or "))
    case .word(let word): "`\(word)`"
    }
  }
}
