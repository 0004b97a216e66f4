import QuestionBanks

@testable import QuestionBanks
@testable import Lessons

/// A question of each form, with signs that have a special meaning in some format.
enum SmallBank {
  static let bank = QuestionBank([
    QuestionBank.Chapter(
      id: "lifeline-small", title: "Small / and :: odd",
      questions: [single, several, order, blanks, word, task])
  ])

  static let single = question(
    "single", .choice,
    [
      option("Two < three", true, "Since 1 + 1 = 2."),
      option("{Three}", false, "It is ~ three: see \\(x\\)."),
    ])

  static let several = question(
    "several", .choice,
    [option("a", true, "Yes."), option("b", true, "Yes."), option("c", false, "No.")])

  static let order = question(
    "order", .order([1, 0]),
    [option("NC -> View", true, ""), option("first", true, "It begins.")], "At last.")

  static let blanks = question(
    "blanks", .blanks([0, 1, 0]), [option("save", true, "Saved."), option("add", true, "")],
    drawing: [" ┌ User", " ├──▶ ____ (1)"])

  static let word = BankQuestion(
    id: "lifeline-small-word", title: "word", tags: ["small"], prompt: text("Which?"),
    form: .word,
    options: [
      .init([.code("a*b")], forms: ["a*b", "a -> b"], isRight: true, reason: text("Yes.")),
      .init([.code("c")], forms: ["c"], isRight: false, reason: text("No.")),
    ], explanation: [], hints: [hint])

  static let task: BankQuestion = {
    var task = question(
      "task", .task(solution: ["launch", "tap \"+\""]), [option("It is there", true, "")])
    task.grading = text("See whether it is there.")
    return task
  }()

  static func option(_ words: String, _ isRight: Bool, _ reason: String) -> BankQuestion.Option {
    .init([.text(words)], isRight: isRight, reason: reason.isEmpty ? [] : text(reason))
  }

  static func question(
    _ name: String, _ form: BankQuestion.Form, _ options: [BankQuestion.Option],
    _ explanation: String = "", drawing: [String] = []
  ) -> BankQuestion {
    BankQuestion(
      id: "lifeline-small-\(name)", title: name, tags: ["small", "roles"], prompt: text("Which?"),
      drawing: drawing, form: form, options: options,
      explanation: explanation.isEmpty ? [] : text(explanation), hints: [hint])
  }

  static func text(_ words: String) -> [Block] {
    [Block(.paragraph([.text(words)]), at: Location(), to: 0)]
  }

  private static let hint = Hint(title: "Hint 1", text: text("Look."), location: Location())
}
