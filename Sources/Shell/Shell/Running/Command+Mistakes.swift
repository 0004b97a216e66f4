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
      the pattern that follows.
      """,
    Form(.one(.mistake), options: .drawing, run: { $0.runs.mistake }),
    Form(
      "off", to: "run the pattern without a mistake again", options: .drawing,
      run: { $0.runs.mistakeOff }),
    Form(options: .drawing, isListed: false, run: { $0.runs.presentMistake }))
}

extension Argument<(Pattern, Mistake)> {
  static var mistake: Self {
    .init("NAME", candidates: { _ in .words(Pattern.all.flatMap(\.mistakes).map(\.id)) }) {
      (name, _) throws(ShellProblem) in
      do throws(RunProblem) {
        return try Pattern.mistake(named: name)
      } catch {
        throw .run(.request(error))
      }
    }
  }
}
