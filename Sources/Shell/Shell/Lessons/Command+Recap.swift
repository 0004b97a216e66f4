extension Command {
  static let recap = Command(
    "recap", .learn, to: "a summary of this lesson",
    example: ["lesson mvc", "recap"],
    details: """
      The questions you answered, with their answers, the tasks you did, and the lesson's own \
      summary. --output FILE writes it to a file, as Markdown.
      """,
    Form(options: .saving, run: { $0.lessons.recap }))
}
