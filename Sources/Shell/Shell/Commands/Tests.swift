extension Command {
  static let tests = Command(
    "tests", .patterns, to: "the kind of test that fits a pattern, run and shown",
    details: "Each test runs on a device of its own; its source is what you see.",
    Form(.optional(.pattern), run: { $0.patterns.tests }))
}
