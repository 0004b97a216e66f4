extension Command {
  static let tests = Command(
    name: "tests", usages: ["tests [PATTERN]"],
    summary: "the kind of test that fits a pattern, run and shown",
    details: "Each test runs on a device of its own; its source is what you see.",
    family: .patterns, vocabulary: .patterns, body: { $0.patterns.tests })
}
