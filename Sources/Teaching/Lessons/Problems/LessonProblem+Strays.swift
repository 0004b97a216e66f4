import Localization

extension LessonProblem.Kind {
  /// Of what stands where nobody reads it, or twice.
  var strayMessage: String? { strayAnswerMessage ?? strayBlockMessage }

  private var strayAnswerMessage: String? {
    switch self {
    case .noBox:
      localized("this choice has no box. Begin it with `- [ ] `, or with `- [x] ` if it is right.")
    case .strayBox:
      localized("a box means nothing in this list. Write the message only, in a code span.")
    case .looseBox:
      localized("this box stands in the middle of a text. Begin a line with it: `- [ ] …`.")
    case .sameChoice(let line):
      localized("the choice on line \(line) says the same. Change one of them.")
    case .severalMessages:
      localized("this item holds more than one code span. Give each message an item of its own.")
    case .looseMessage:
      localized(
        """
        a line of this text is nothing but a code span. If it is a message, begin it as an \
        item: `- …`.
        """)
    case .looseStatement:
      localized("this is no item of a list, so nobody checks it. Begin its line with `- `.")
    case .severalStatements:
      localized(
        """
        this item holds two things to check, and the last one counts. Give each an item of its \
        own.
        """)
    case .choicesWithoutQuestion:
      localized(
        """
        choices stand on a page that asks nothing. Give its heading a `type:`, such as `quiz`.
        """)
    case .textBelowChoices:
      localized(
        """
        this stands below the choices. Move it above them, or give it a heading of its own.
        """)
    default: nil
    }
  }

  private var strayBlockMessage: String? {
    switch self {
    case .solutionWithoutTask:
      localized("a solution stands on a page without a task. Give its heading `type: task`.")
    case .secondSolution: localized("this page has a solution already. Keep one.")
    case .drawingWithoutRun:
      localized(
        """
        nothing runs on this page, so nobody can say whether this drawing is right. Give its \
        heading `type: run` and a `run:`.
        """)
    case .secondDrawing:
      localized("this page has a drawing already. Give each run a page of its own.")
    case .drawingWithoutName:
      localized(
        """
        this is a drawing, but the block is not called so. Begin it with ```` ```mermaid ````.
        """)
    case .swallowedHeading:
      localized(
        """
        this heading belongs to the code or the HTML above it. Close the code with a fence; \
        leave a blank line below HTML.
        """)
    case .strayComment:
      localized(
        """
        this comment stands on no heading, so nobody reads it. Begin its line with `## ` and \
        words.
        """)
    case .tooManySteps(let count, let limit):
      localized(
        """
        this takes \(count) steps, and \(limit) are enough for any lesson. Leave some out.
        """)
    default: nil
    }
  }
}
