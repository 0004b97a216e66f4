extension Command {
  static let mistakes = Command(
    name: "mistakes", usages: ["mistakes [PATTERN]"],
    summary: "how patterns go wrong, as variants that run", family: .patterns, flags: [.json],
    vocabulary: .patterns, body: { $0.runs.mistakes })

  static let mistake = Command(
    name: "mistake", usages: ["mistake NAME", "mistake off"],
    summary: "make a mistake and see what comes of it",
    summaries: ["mistake off": "run the pattern as it should be again"],
    details: """
      Runs the scenario that shows it. It stays on for what you do next: every action and \
      every run of the pattern.
      """,
    family: .patterns, flags: OptionName.drawing, vocabulary: .mistakes, body: { $0.runs.mistake })
}
