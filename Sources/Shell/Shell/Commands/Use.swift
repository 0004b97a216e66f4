extension Command {
  static let use = Command(
    name: "use", usages: ["use PATTERN"], summary: "choose a pattern and begin anew",
    details: """
      Sets the app up afresh, not yet running. What was recorded before is forgotten; \
      an open lesson waits for lesson.
      """,
    family: .begin, vocabulary: .patterns, body: Session.use)

  static let patterns = Command(
    name: "patterns", usages: ["patterns"], summary: "the patterns there are", family: .begin,
    flags: [.json], body: { $0.patterns.patterns })
}
