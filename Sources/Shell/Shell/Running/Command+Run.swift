import Grammar

extension Command {
  static let run = Command(
    "run", .begin, to: "run a scenario from the beginning",
    example: ["run mvc rename"],
    details: """
      To see the scenarios, type: scenarios. You can leave out the pattern when one is in use. \
      You can go on from the end of the scenario. On the command line, `-` for the scenario reads \
      actions from a pipe.
      """,
    Form(
      .optional(.pattern), .one(.script),
      options: .drawing + .looking + .these(.lens, .withSetup) + .writing,
      traits: [.offersSteps, .beginsRun], run: { $0.runs.run }))
}

extension Argument<String> {
  /// A scenario, or `-` for actions from a pipe.
  static var script: Self {
    .init(
      "SCENARIO", candidates: scenarios,
      names: { $0.library.scenarioIndex?.scenarios.map(\.name) ?? [] })
  }

  /// Scenarios may come first, in place of the pattern, only while a pattern is in use.
  private static func scenarios(_ position: Candidates.Position<Session>) -> Candidates {
    let isKnown = !position.words.isEmpty || position.session.run.play != nil
    return .words(isKnown ? position.scenarioNames : [])
  }
}
