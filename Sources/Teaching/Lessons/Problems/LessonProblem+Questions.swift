import Localization

extension LessonProblem {
  /// What a question asks, and how many answers it has.
  public enum QuestionProblem: Hashable, Sendable {
    case badAsk(String)
    case badMessage(String)
    case unknownConcept(UnknownWord)
    case fewChoices(Int)
    case fewMessages(Int, least: Int)
    case tickedChoices(Int, isPrediction: Bool)
    case noForm
    case choicesWithoutQuestion

    var message: String {
      switch self {
      case .badAsk(let words):
        localized(
          """
          `\(words.shortened)` asks nothing. Write `ask: next`, or `ask: first` and a kind of \
          message.
          """)
      case .badMessage(let words):
        localized(
          """
          `\(words.shortened)` names no message. Write a method, or `Sender -> Receiver`, or `Sender \
          -> Receiver : kind`.
          """)
      case .unknownConcept(let name):
        localized("no concept is called `\(name.word.shortened)`.") + name.guess
      case .fewChoices(let count):
        localized(
          """
          a question needs two choices or more, and this one has \(count). Write each as `- [ ] …`.
          """)
      case .fewMessages(let count, let least):
        localized(
          """
          this list needs \(least) messages or more, and has \(count). Write each in a code span, \
          one an item.
          """)
      case .tickedChoices(let count, isPrediction: true):
        localized("\(count) choices are ticked. Tick exactly one: `- [x]`.")
      case .tickedChoices(let count, isPrediction: false):
        localized("\(count) choices are ticked. Tick at least one: `- [x]`.")
      case .noForm:
        localized("this accepts no word. Write the accepted forms in code spans: ``- [x] `NC` ``.")
      case .choicesWithoutQuestion:
        localized(
          """
          choices stand on a page that asks nothing. Give its heading a `type:`, such as `quiz`.
          """)
      }
    }
  }
}

extension LessonProblem {
  /// How the answers to a question are written.
  public enum AnswerProblem: Hashable, Sendable {
    case noBox
    case strayBox
    case looseBox
    case sameChoice(firstLine: Int)
    case noSubject
    case severalMessages
    case looseMessage
    case textBelowChoices

    var message: String {
      switch self {
      case .noBox:
        localized(
          "this choice has no box. Begin it with `- [ ] `, or with `- [x] ` if it is right.")
      case .strayBox:
        localized("a box means nothing in this list. Write the message only, in a code span.")
      case .looseBox:
        localized("this box stands in the middle of a text. Begin a line with it: `- [ ] …`.")
      case .sameChoice(let line):
        localized("the choice on line \(line) says the same. Change one of them.")
      case .noSubject:
        localized(
          """
          this choice names nobody. Begin it with a participant or a message in a code span.
          """)
      case .severalMessages:
        localized("this item holds more than one code span. Give each message an item of its own.")
      case .looseMessage:
        localized(
          """
          a line of this text is nothing but a code span. If it is a message, begin it as an \
          item: `- …`.
          """)
      case .textBelowChoices:
        localized(
          """
          this stands below the choices. Move it above them, or give it a heading of its own.
          """)
      }
    }
  }
}

extension LessonProblem {
  /// Reasons, explanations and hints.
  public enum ReasonProblem: Hashable, Sendable {
    case noReason
    case strayReason
    case noExplanation
    case noHint
    case emptyHint

    var message: String {
      switch self {
      case .noReason:
        localized("this choice has no reason. Say below it why it is right or wrong, as `  > …`.")
      case .strayReason:
        localized(
          "this quote belongs to no choice. Indent it by two spaces, right below its choice.")
      case .noExplanation:
        localized("nothing explains this order. Add a quote below the list: `> …`.")
      case .noHint:
        localized("this question has no hint. Add `<details><summary>Hint 1</summary>…</details>`.")
      case .emptyHint:
        localized(
          """
          this hint says nothing. Leave a blank line below `<summary>`, then write the hint.
          """)
      }
    }
  }
}
