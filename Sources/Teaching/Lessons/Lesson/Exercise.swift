/// An exercise: the learner changes the code of a pattern, and the conversation of the changed app is judged.
public struct Exercise: Equatable, Sendable {
  /// What is to be done.
  public enum Kind: String, CaseIterable, Sendable {
    /// The app has a mistake, which has to go.
    case fix
    /// The app gets a feature.
    case change
    /// A part of the app is missing.
    case make
    /// One class does the work of several.
    case takeApart = "take-apart"
    /// A test is missing, which has to find certain mistakes.
    case test
    /// The app gets a feature of the learner's own, who also writes the scenario for it.
    case project
  }

  public var kind: Kind
  /// 1 is the easiest, 3 the hardest.
  public var level: Int
  /// The scenarios that the changed app is judged by.
  public var runs: [String]
  /// The files to edit, relative to the folder of the pattern. Those of its tests are in `Tests`. Empty, and
  /// written `*`, where all files may be edited.
  public var files: [String]
  /// The blocks above the goals.
  public var prompt: [Block]
  /// What has to hold at the end of the first run.
  public var goals: [Statement]
  public var hints: [Hint]
  /// Shown when the exercise is done.
  public var explanation: [Block]

  public static let levels = 1...3

  /// Whether the learner edits this file of the pattern.
  public func isOwn(_ path: String) -> Bool { files.isEmpty || files.contains(path) }
}
