extension Command {
  static let use = Command(
    "use", .begin, to: "choose a pattern and begin anew",
    details: """
      Sets the app up afresh, not yet running. What was recorded before is forgotten; \
      an open lesson waits for lesson.
      """,
    Form(.one(.pattern), run: Session.use))

  static let patterns = Command(
    "patterns", .begin, to: "the patterns there are",
    Form(options: .these(.json), run: { $0.patterns.patterns }))
}
