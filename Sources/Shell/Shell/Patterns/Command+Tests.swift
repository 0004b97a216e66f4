extension Command {
  static let tests = Command(
    "tests", .patterns, to: "run and show the tests that fit a pattern",
    example: ["tests viper"],
    details: "Each test runs on its own device. You see its source.",
    Form(.optional(.pattern), run: { $0.patterns.tests }))
}
