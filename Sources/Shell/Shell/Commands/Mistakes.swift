import Course
import Stage

extension Command {
  static let mistakes = Command(
    "mistakes", .patterns, to: "how patterns go wrong, as variants that run",
    Form(.optional(.pattern), options: .these(.json), run: { $0.runs.mistakes }))

  static let mistake = Command(
    "mistake", .patterns, to: "make a mistake and see what comes of it",
    details: """
      Runs the scenario that shows it. It stays on for what you do next: every action and \
      every run of the pattern.
      """,
    Form(.one(.mistake), options: .drawing, run: { $0.runs.mistake }),
    Form(
      "off", to: "run the pattern as it should be again", options: .drawing,
      run: { $0.runs.mistakeOff }),
    Form(options: .drawing, isListed: false, run: { $0.runs.presentMistake }))
}

extension Argument<(Pattern, Mistake)> {
  static var mistake: Self {
    .init("NAME", candidates: { _ in .words(Pattern.allCases.flatMap(\.mistakes).map(\.id)) }) {
      (name, _) throws(ShellProblem) in
      do throws(RunProblem) {
        return try Pattern.mistake(named: name)
      } catch {
        throw .run(.request(error))
      }
    }
  }
}
