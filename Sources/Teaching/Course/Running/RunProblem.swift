import Actions
import Localization
import Stage

/// Why a run that was asked for cannot be made.
public nonisolated enum RunProblem: Error {
  case unknownPattern(String, known: [String])
  case unknownScenario(String, known: [String])
  case unknownMistake(String, known: [String])
  /// A line of a script that failed.
  case step(String, of: Script.Source, ActionProblem)

  /// What was found, where, and what to write instead.
  public var message: String {
    switch self {
    case .unknownPattern(let name, let known):
      localized("There is no pattern \(name.quoted).") + guess(name, known)
    case .unknownScenario(let name, let known):
      localized("There is no scenario \(name.quoted).") + guess(name, known)
    case .unknownMistake(let name, let known):
      localized("There is no mistake \(name.quoted).") + guess(name, known)
    case .step(let line, let source, let problem):
      if let place = source.words {
        localized("`\(line)` in \(place) does not work: \(problem.message)")
      } else {
        localized("`\(line)` does not work: \(problem.message)")
      }
    }
  }
}

extension Pattern {
  /// The names of all patterns, as users type them.
  public static let names = allCases.map(\.rawValue)

  /// - Parameter name: in small or capital letters.
  public static func pattern(named name: String) throws(RunProblem) -> Pattern {
    guard let pattern = Pattern(rawValue: name.lowercased()) else {
      throw .unknownPattern(name, known: names)
    }
    return pattern
  }

  /// A mistake of any pattern, with the pattern that it belongs to.
  public static func mistake(named name: String) throws(RunProblem) -> (Pattern, Mistake) {
    for pattern in allCases {
      if let mistake = pattern.mistakes.first(where: { $0.id == name.lowercased() }) {
        return (pattern, mistake)
      }
    }
    throw .unknownMistake(name, known: allCases.flatMap(\.mistakes).map(\.id))
  }
}
