extension Command {
  static let run = Command(
    name: "run", usages: ["run [PATTERN] SCENARIO"],
    summary: "run a scenario from the beginning",
    details: """
      The pattern may be left out when one is in use. You can go on from where the \
      scenario ends. On the command line, `-` for the scenario reads actions from a pipe.
      """,
    family: .begin,
    flags: OptionName.drawing + OptionName.looking + [.withSetup] + OptionName.writing,
    vocabulary: .patternsAndScenarios, body: { $0.runs.run })
}
