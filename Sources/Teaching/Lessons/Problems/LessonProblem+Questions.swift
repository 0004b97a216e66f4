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
    /// In a quiz.
    case allTicked
    case noForm
    /// A form of a short answer outside code spans.
    case formWithoutCode(String)
    case choicesWithoutQuestion

    var message: String {
      switch self {
      case .badAsk(let words):
        localized(
          """
          `\(words.shortened)` is not a question. Write `ask: next`, or `ask: first` and a kind of \
          message.
          """)
      case .badMessage(let words):
        localized(
          """
          `\(words.shortened)` is not the name of a message. Write a method, or `Sender -> \
          Receiver`, or `Sender -> Receiver : kind`.
          """)
      case .unknownConcept(let name):
        localized("there is no concept `\(name.word.shortened)`.") + name.guess
      case .fewChoices(let count):
        localized(
          """
          a question needs two choices or more, and this one has \(count). Write each as `- [ ] …`.
          """)
      case .fewMessages(let count, let least):
        localized(
          """
          this list needs at least \(least) messages, and has \(count). Give each its own item, in \
          a code span.
          """)
      case .tickedChoices(let count, isPrediction: true):
        localized("\(count) choices are ticked. Tick exactly one: `- [x]`.")
      case .tickedChoices(let count, isPrediction: false):
        localized("\(count) choices are ticked. Tick at least one: `- [x]`.")
      case .allTicked:
        localized(
          "all choices are ticked, so there is nothing to choose. Add a wrong one: `- [ ] …`.")
      case .noForm:
        localized("this accepts no word. Write the accepted forms in code spans: ``- [x] `NC` ``.")
      case .formWithoutCode(let word):
        localized(
          "`\(word.shortened)` is not in a code span, so answers are not compared with it. Write each form in a code span of its own."
        )
      case .choicesWithoutQuestion:
        localized("this page has choices but no type. Give its heading a `type:`, such as `quiz`.")
      }
    }
  }

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
    /// A number with the sign of a Chinese keyboard, such as `1、`.
    case foreignNumber(String)

    var message: String {
      switch self {
      case .noBox:
        localized(
          "this choice has no box. Begin it with `- [ ] `, or with `- [x] ` if it is right.")
      case .strayBox:
        localized("this list takes no boxes. Write only the message, in a code span.")
      case .looseBox:
        localized("this box is in the middle of a text. Begin a line with it: `- [ ] …`.")
      case .sameChoice(let line):
        localized("the choice on line \(line) says the same. Change one of them.")
      case .foreignNumber(let number):
        localized("`\(number)` begins no list. Write `1.` and a space.")
      case .noSubject:
        localized(
          "this choice names no message. Begin it with a participant or a message in a code span.")
      case .severalMessages:
        localized("this item holds more than one code span. Give each message an item of its own.")
      case .looseMessage:
        localized(
          """
          a line of this text is only a code span. If it is a message, begin it as an item: `- …`.
          """)
      case .textBelowChoices:
        localized("this is below the choices. Move it above them, or give it its own heading.")
      }
    }
  }

  /// Reasons, explanations and hints.
  public enum ReasonProblem: Hashable, Sendable {
    case noReason
    case strayReason
    case noExplanation
    case noHint
    case emptyHint
    case earlyHint

    var message: String {
      switch self {
      case .noReason:
        localized("this choice has no reason. Say below it why it is right or wrong, as `  > …`.")
      case .strayReason:
        localized(
          """
          this quote does not belong to a choice. Put it directly below its choice, indented by \
          two spaces.
          """)
      case .noExplanation:
        localized("this order has no explanation. Add a quote below the list: `> …`.")
      case .noHint:
        localized("this question has no hint. Add `<details><summary>Hint 1</summary>…</details>`.")
      case .earlyHint:
        localized("a hint comes before the question. Move hints below the choices.")
      case .emptyHint:
        localized("this hint is empty. Leave a blank line below `<summary>`, then write the hint.")
      }
    }
  }
}
