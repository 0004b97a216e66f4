import Actions
import Course
import Diagrams
import Localization
import Stage

nonisolated extension ShellProblem {
  public enum Run: Sendable {
    case request(RunProblem)
    /// A line of a script failed in an app with a mistake.
    case requestWithMistake(RunProblem, mistake: String)
    case noScenarioNamed
    /// Two patterns that should be compared belong to two apps. In an app, the names may mean two that can be compared.
    case otherApp(Pattern, Pattern, meant: (app: String, line: String)?)
    /// A pattern in which only another app runs, with the title and the patterns of the app that was meant, and lines
    /// that work.
    case patternOfOtherApp(Pattern, app: String, patterns: [String], lines: [String])
    /// A scenario that the app of the pattern does not have, and a pattern of the app that does; with the titles of
    /// both apps.
    case scenarioOfOtherApp(String, Pattern, app: String, other: Pattern, otherApp: String)
    /// Two runs that should be one system's, each with its name and its app or pattern.
    case otherSystem((run: String, system: String), (run: String, system: String))
    /// A file with a run of one app, and the current run of another.
    case otherAppInFile(String, app: String, current: String)
    case input(InputProblem)
    case filter(DiagramFilterProblem)
  }
}

nonisolated extension ShellProblem.Run {
  var message: String {
    switch self {
    case .request(let problem): problem.message
    case .requestWithMistake(let problem, let mistake):
      problem.message
        + localized(
          """
           With \(mistake), an action before it may have done nothing. To run without a mistake that is on, type: \
          mistake off
          """)
    case .noScenarioNamed:
      localized("Which scenario? Type, for instance: run mvc rename. All of them: scenarios")
    case .otherApp(let one, let other, let meant?):
      localized(
        """
        \(one.name) and \(other.name) are patterns of two apps. In \(meant.app): \(meant.line)
        """)
    case .otherApp(let one, let other, nil):
      localized(
        """
        \(one.name) and \(other.name) are patterns of two apps. Take two of the same app; to see them, \
        type: patterns
        """)
    case .patternOfOtherApp(let pattern, let app, let patterns, let lines):
      localized(
        """
        \(app) does not run in \(pattern.name), but in \(patterns.listed(.and)). \
        Type: \(lines.joined(separator: localized(", or: ")))
        """)
    case .scenarioOfOtherApp(let scenario, let pattern, let app, let other, let otherApp):
      localized(
        """
        \(app), the app of \(pattern.name), has no scenario \(scenario.quoted). In \(otherApp): \
        run \(other.name) \(scenario)
        """)
    case .otherSystem(let one, let other):
      localized(
        """
        \(one.run.quoted) is a run of \(one.system), and \(other.run.quoted) of \(other.system). diff compares two runs of one system. For \
        two patterns, type: compare PATTERN PATTERN SCENARIO
        """)
    case .otherAppInFile(let file, let app, let current):
      localized(
        "\(file.quoted) is a run of \(app), and the current run of \(current). compare needs two runs of one app."
      )
    case .input(let problem): problem.message
    case .filter(.unknownPart(let word)): Self.unknownPart(word)
    case .filter(let problem): problem.message
    }
  }

  /// In the shell, `diagram` takes one more word than a filter does.
  private static func unknownPart(_ word: String) -> String {
    guard word != "last" else {
      return localized(
        "\(word.quoted) takes no other words. To show a part of it, type: diagram last --only NC")
    }
    let words = DiagramFilter.Part.allCases.map(\.rawValue) + ["last", DiagramFilter.everything]
    return localized("\(word.quoted) does not say what to show.")
      + (hint(word, words) ?? localized(" Begin with \(words.listed(.or))."))
  }
}
