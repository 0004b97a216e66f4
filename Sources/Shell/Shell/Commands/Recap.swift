extension Command {
  static let recap = Command(
    "recap", .learn, to: "what this lesson taught you, as Markdown",
    details: """
      The questions you answered, with their answers, the tasks you did, and what the \
      lesson itself says at its end. --output FILE keeps it.
      """,
    Form(options: .saving, run: { $0.lessons.recap }))
}
