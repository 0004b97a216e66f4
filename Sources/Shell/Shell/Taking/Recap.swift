extension Command {
  static let recap = Command(
    name: "recap", usages: ["recap"], summary: "what this lesson taught you, as Markdown",
    details: """
      The questions you answered, with their answers, the tasks you did, and what the \
      lesson itself says at its end. --output FILE keeps it.
      """,
    family: .learn, flags: [.output, .force], body: { $0.lessons.recap })
}
