extension Command {
  static let hint = Command(
    "hint", .learn, to: "a hint for the question or task; ask again for the next one",
    example: ["lesson mvc quiz-format", "hint"],
    Form(run: { $0.lessons.hint }))

  static let skip = Command(
    "skip", .learn, to: "show and explain the answer",
    example: ["lesson mvc quiz-format", "skip"],
    Form(options: .drawing, run: { $0.lessons.skip }))

  static let say = Command(
    "say", .learn, to: "answer or guess, when the answer is a command, too",
    example: ["lesson mvc quiz-format", "say a"],
    Form(.rest(.answer), run: { $0.lessons.say }))

  static let task = Command(
    "task", .learn, to: "show the task again, and which goals are met",
    example: ["lesson mvc task-folder", "task"],
    Form(run: { $0.lessons.task }))

  static let replay = Command(
    "replay", .learn, to: "start this page again",
    example: ["lesson mvc 5", "replay"],
    Form(options: .drawing, run: { $0.lessons.replay }))

  static let free = Command(
    "free", .learn, to: "leave the lesson to try things; lesson goes back",
    example: ["lesson welcome 2", "free"],
    details: """
      You can use the app freely from where the page left it. The page and your answers are kept: \
      lesson opens it again.
      """,
    Form(run: { $0.lessons.free }))

  static let notes = Command(
    "notes", .learn, to: "the page's notes for teachers",
    example: ["lesson mvc 1", "notes"], Form(run: { $0.lessons.notes }))
}

extension Argument<String> {
  static var answer: Self { .init("ANSWER") }
}
