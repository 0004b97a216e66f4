import Course
import Stage

extension Command {
  static let mistakes = Command(
    "mistakes", .patterns, to: "list the mistakes that you can run",
    example: ["mistakes mvc"],
    Form(.optional(.pattern), options: .these(.json), run: { $0.runs.mistakes }))

  static let mistake = Command(
    "mistake", .patterns, to: "switch a mistake on and see what happens",
    example: ["mistake mvc.m1"],
    details: """
      Runs the scenario that shows the mistake. The mistake stays on for every action and run of \
      the pattern that follows. While viper is in use, m1 is enough for viper.m1.
      """,
    Form(.one(.mistake), options: .drawing, traits: .beginsRun, run: { $0.runs.mistake }),
    Form(
      "off", to: "run the pattern without a mistake again", options: .drawing,
      traits: .beginsRun, run: { $0.runs.mistakeOff }),
    Form(options: .drawing, isListed: false, run: { $0.runs.presentMistake }))
}

extension Argument<(Pattern, Mistake)> {
  static var mistake: Self {
    .init("NAME", candidates: { _ in .words(Pattern.all.flatMap(\.mistakes).map(\.id)) }) {
      (name, session) throws(ShellProblem) in
      try Pattern.mistake(typed: session.mistakeID(name), inUse: session.run.pattern)
    }
  }
}

extension Session {
  /// `viper.m1` for `m1` while VIPER is in use.
  fileprivate func mistakeID(_ word: String) -> String {
    let ids = run.pattern?.mistakes.map(\.id) ?? []
    return ids.first { $0.hasSuffix("." + word.lowercased()) } ?? word
  }
}
