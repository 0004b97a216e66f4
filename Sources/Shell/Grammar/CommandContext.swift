import Localization

/// What the commands of a shell work on, most often its session, and the types that go with it.
///
/// Everything in this module is generic over it: a shell brings its context and a table of commands, and gets the reading
/// of lines, completion, help and a man page.
@MainActor
public protocol CommandContext: AnyObject, Sendable {
  /// What a command answers.
  associatedtype Reply
  /// Why a line fails.
  associatedtype Problem: CommandProblem
  /// The parts of the list of commands.
  associatedtype Family: CommandFamily

  static var commands: CommandTable<Self> { get }
  /// Whether the beginning of a command's name is enough.
  var allowsShortNames: Bool { get }
  /// Words that stand for the beginning of a line.
  var aliases: Aliases { get }
}

/// Why a line fails. One of the reasons is that it is no command.
public nonisolated protocol CommandProblem: Error {
  static func line(_ problem: LineProblem) -> Self
}

/// A part of the list of commands in help.
public nonisolated protocol CommandFamily: CaseIterable, Equatable, Sendable {
  var heading: String { get }
}

extension CommandContext {
  /// The command that a word means, in any case.
  public func command(named word: String) throws(Problem) -> Command<Self> {
    try Self.commands.named(word, orShort: allowsShortNames)
  }
}
