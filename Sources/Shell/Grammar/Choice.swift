import Localization

/// A value that is one of a few words.
public nonisolated protocol Choice:
  RawRepresentable<String>, CaseIterable, Equatable, Sendable
{
  /// The value that a word means, in any case; `nil` when it means none.
  init?(typed word: String)
}

nonisolated extension Choice {
  public static var names: [String] { allCases.map(\.rawValue) }
  /// As help writes them: `ladder|wide`.
  public static var choices: String { names.joined(separator: "|") }

  public init?(typed word: String) { self.init(rawValue: word.spelled(as: Self.names)) }
}

nonisolated extension Language: Choice {}
