import TestSupport

/// How inputs of a kind are made, and what has to hold for each of them.
@MainActor protocol Trial {
  var mutator: Mutator { get }

  /// Does with an input, which lies in the file `input`, what a person would do with it.
  ///
  /// - Parameter seed: chooses commands and options.
  func judge(_ input: [UInt8], _ seed: Seed, _ findings: Findings) throws
}

/// The kinds of inputs.
enum Kind: String, CaseIterable {
  case mermaid, trace, lesson, pack, script, settings, progress, homework, store, keys

  @MainActor func trial() throws -> any Trial {
    switch self {
    case .mermaid: try MermaidTrial()
    case .trace: try TraceTrial()
    case .lesson: try LessonTrial()
    case .pack: try PackTrial()
    case .script: try ScriptTrial()
    case .settings: try SettingsTrial()
    case .progress: try ProgressTrial.progress()
    case .homework: try ProgressTrial.homework()
    case .store: try StoreTrial()
    case .keys: try KeysTrial()
    }
  }
}

/// What does not hold for an input.
@MainActor final class Findings {
  private(set) var all: [String] = []

  /// - Parameter finding: a word for what it is, a colon, and the details.
  func require(_ holds: Bool, _ finding: @autoclosure () -> String) {
    if !holds { all.append(finding()) }
  }
}
