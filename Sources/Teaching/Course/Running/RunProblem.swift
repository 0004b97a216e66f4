import Lessons
import Localization
import Stage

/// Why a run that was asked for cannot be made.
public nonisolated enum RunProblem: Error {
  case unknownPattern(String, known: [String])
  /// An app is named where a pattern is needed.
  case isApp(String, patterns: [String])
  /// A pattern is named where a mistake is needed.
  case isPattern(String)
  /// A mistake is named where a pattern or a scenario is needed.
  case isMistake(String, difference: String)
  case unknownScenario(String, known: [String])
  /// There is a file of this name, and this is the first that is wrong with it.
  case brokenScenario(String, LessonProblem)
  case unknownMistake(String, known: [String])
  /// A line of a script that failed.
  case step(String, of: Script.Source, InputProblem)

  /// What was found, where, and what to write instead.
  public var message: String {
    switch self {
    case .unknownPattern(let name, let known):
      localized("There is no pattern \(name.quoted).") + guess(name, known)
    case .isApp(let name, let patterns):
      localized("\(name) is an app. Name one of its patterns: \(patterns.commaSeparated).")
    case .isPattern(let name):
      localized("\(name) is a pattern, not a mistake. To see its mistakes, type: mistakes \(name)")
    case .isMistake(let name, let difference):
      localized(
        "\(name) is no pattern and no scenario, but a mistake. `mistake \(name)` switches it on; `\(difference)` shows what it changes."
      )
    case .unknownScenario(let name, let known) where known.isEmpty:
      localized(
        "There is no scenario \(name.quoted): no scenarios were found. Start with `lifeline --lessons DIR`, in a directory that is still there."
      )
    case .unknownScenario(let name, let known):
      localized("There is no scenario \(name.quoted).") + guess(name, known, all: "scenarios")
    case .brokenScenario(let name, let problem):
      localized("The scenario \(name.quoted) cannot be read: \(problem.description)")
    case .unknownMistake(let name, let known):
      localized("There is no mistake \(name.quoted).") + guess(name, known, all: "mistakes")
    case .step(let line, let source, let problem):
      if let place = source.words {
        localized(
          "`\(line)` in \(place) does not work: \(Self.adviceOnCommas(line) + problem.message)")
      } else {
        localized("`\(line)` does not work: \(Self.adviceOnCommas(line) + problem.message)")
      }
    }
  }

  /// Empty where no comma is between two actions.
  private static func adviceOnCommas(_ line: String) -> String {
    line.hasCommaBetweenActions ? localized("Between actions is ` ; `. ") : ""
  }
}

extension RunProblem {
  /// That a name is the one of a mistake; `nil` where it is not.
  @MainActor public init?(mistake name: String) {
    guard let (pattern, mistake) = try? Pattern.mistake(named: name) else { return nil }
    let difference = "diff \(pattern.name) \(mistake.id) \(mistake.scenario)"
    self = .isMistake(mistake.id, difference: difference)
  }
}

extension LessonIndex {
  /// The scenarios that can be run in a pattern.
  public func scenarios(for pattern: Pattern) -> [Scenario] {
    scenarios(of: pattern.app.scenarioFolder)
  }

  /// A scenario of the app that is written in this pattern.
  public func scenario(
    named name: String, for pattern: Pattern
  ) throws(RunProblem) -> Scenario {
    guard let scenario = scenario(name, of: pattern.app.scenarioFolder) else {
      let problems = problems(ofScenario: name, of: pattern.app.scenarioFolder)
      if let first = problems.first { throw .brokenScenario(name, first) }
      if let problem = RunProblem(mistake: name) { throw problem }
      throw .unknownScenario(name, known: scenarios(for: pattern).map(\.name))
    }
    return scenario
  }
}

extension Pattern {
  /// The names of all patterns, as users type them.
  public static let names = all.map(\.name)

  /// - Parameter name: in small or capital letters.
  public static func pattern(named name: String) throws(RunProblem) -> Pattern {
    if let app = App.all.first(where: { $0.name == name.lowercased() }) {
      throw .isApp(app.name, patterns: app.patterns.map(\.name))
    }
    if let pattern = Pattern(named: name.lowercased()) { return pattern }
    if let problem = RunProblem(mistake: name) { throw problem }
    throw .unknownPattern(name, known: names)
  }

  /// A mistake of any pattern, with the pattern that it belongs to.
  public static func mistake(named name: String) throws(RunProblem) -> (Pattern, Mistake) {
    for pattern in all {
      if let mistake = pattern.mistakes.first(where: { $0.id == name.lowercased() }) {
        return (pattern, mistake)
      }
    }
    if let pattern = Pattern(named: name.lowercased()) { throw .isPattern(pattern.name) }
    throw .unknownMistake(name, known: all.flatMap(\.mistakes).map(\.id))
  }
}
