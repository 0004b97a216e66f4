extension Command {
  static let contract = Command(
    "contract", .patterns, to: "who may send what to whom, and who does",
    example: ["contract mvc"],
    details: """
      Shows the contract from the pattern's lesson. Without a pattern, it shows the contract of \
      the current run, with the number of messages in each cell and those that break the contract.
      """,
    Form(
      .optional(.pattern), options: .these(.all, .plain, .ascii, .width, .json),
      traits: .looksAtRunUnlessNamed, run: { $0.patterns.contract }))

  static let tests = Command(
    "tests", .patterns, to: "run and show the tests that fit a pattern",
    example: ["tests viper"],
    details: "Each test runs on its own device. You see its source.",
    Form(.optional(.pattern), run: { $0.patterns.tests }))
}
