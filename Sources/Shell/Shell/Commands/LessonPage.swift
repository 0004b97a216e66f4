extension Command {
  static let hint = Command(
    "hint", .learn, to: "help with the question or task, a bit at a time",
    Form(run: { $0.lessons.hint }))

  static let skip = Command(
    "skip", .learn, to: "show the answer and explain it",
    Form(options: .drawing, run: { $0.lessons.skip }))

  static let say = Command(
    "say", .learn, to: "answer or guess, when the answer is a command, too",
    Form(.rest(.answer), run: { $0.lessons.say }))

  static let task = Command(
    "task", .learn, to: "the task once more, and which goals are met",
    Form(run: { $0.lessons.task }))

  static let replay = Command(
    "replay", .learn, to: "this page from its beginning",
    Form(options: .drawing, run: { $0.lessons.replay }))

  static let free = Command(
    "free", .learn, to: "leave the lesson to play; lesson leads back",
    details: """
      The app stands where the page left it, and is yours. The page, and what you have done \
      on it, wait: lesson opens it again.
      """,
    Form(run: { $0.lessons.free }))

  static let notes = Command(
    "notes", .learn, to: "what this page says to teachers", Form(run: { $0.lessons.notes }))
}

extension Argument<String> {
  static var answer: Self { .init("ANSWER") }
}
