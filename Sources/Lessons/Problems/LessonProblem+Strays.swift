extension LessonProblem.Kind {
  /// Of what stands where nobody reads it, or twice.
  var strayMessage: String? { strayAnswerMessage ?? strayBlockMessage }

  private var strayAnswerMessage: String? {
    switch self {
    case .noBox: "this choice has no box. Begin it with `- [ ] `, or with `- [x] ` if it is right."
    case .strayBox: "a box means nothing in this list. Write the message only, in a code span."
    case .looseBox: "this box stands in the middle of a text. Begin a line with it: `- [ ] …`."
    case .sameChoice(let line): "the choice on line \(line) says the same. Change one of them."
    case .severalMessages:
      "this item holds more than one code span. Give each message an item of its own."
    case .looseMessage:
      "a line of this text is nothing but a code span. If it is a message, begin it as an item: `- …`."
    case .looseStatement:
      "this is no item of a list, so nobody checks it. Begin its line with `- `."
    case .severalStatements:
      "this item holds two things to check, and the last one counts. Give each an item of its own."
    case .choicesWithoutQuestion:
      "choices stand on a page that asks nothing. Give its heading a `type:`, such as `quiz`."
    case .textBelowChoices:
      "this stands below the choices. Move it above them, or give it a heading of its own."
    default: nil
    }
  }

  private var strayBlockMessage: String? {
    switch self {
    case .solutionWithoutTask:
      "a solution stands on a page without a task. Give its heading `type: task`."
    case .secondSolution: "this page has a solution already. Keep one."
    case .drawingWithoutRun:
      "nothing runs on this page, so nobody can say whether this drawing is right. Give its heading "
        + "`type: run` and a `run:`."
    case .secondDrawing: "this page has a drawing already. Give each run a page of its own."
    case .drawingWithoutName:
      "this is a drawing, but the block is not called so. Begin it with ```` ```mermaid ````."
    case .swallowedHeading:
      "this heading belongs to the code or the HTML above it. Close the code with a fence; leave a "
        + "blank line below HTML."
    case .strayComment:
      "this comment stands on no heading, so nobody reads it. Begin its line with `## ` and words."
    case .tooManySteps(let count, let limit):
      "this takes \(count) steps, and \(limit) are enough for any lesson. Leave some out."
    default: nil
    }
  }
}
