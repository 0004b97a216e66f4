import Localization

/// The words after the name of a program: its own options, and a command with options of its own.
public struct CommandLineWords<Context: CommandContext> {
  /// The values of the program's own options.
  public private(set) var options: Options<Context>
  /// The words, and the options that belong to the command.
  public private(set) var command: SplitWords

  /// Reads the options of the program and sorts out those of the command. Throws for an unknown option and
  /// for a wrong value.
  ///
  /// - Parameter own: the options that may be anywhere on the command line.
  public init(
    _ arguments: [String], of program: String, own: OptionList<Context>
  ) throws(Context.Problem) {
    options = Options()
    // The table of commands is made only where it is needed: not for the prompt.
    func known(_ spelling: String) -> AnyOption<Context>? {
      own.spelled(spelling) ?? Context.commands.options.spelled(spelling)
    }
    command = SplitWords(arguments, short: own.shortSpellings()) { known($0)?.takesValue ?? false }
    for given in command.takeOut({ own.spelled($0.spelling) != nil }) {
      try own.spelled(given.spelling)?.read(given, into: &options)
    }
    guard let unknown = command.given.first(where: { known($0.spelling) == nil }) else { return }
    let named = command.words.first.flatMap { try? Context.commands.named($0) }
    throw .line(
      .unknownFlag(
        unknown.spelling, of: named?.name ?? program,
        known: ((named?.options ?? []) + own).map(\.spelling)))
  }

  /// The same command line with `help` before its command; `nil` when it names none.
  public var asHelp: CommandLineWords? {
    guard namesCommand, let name = command.words.first else { return nil }
    var line = self
    line.command = SplitWords(["help", name], short: []) { _ in false }
    return line
  }

  /// Whether the first word is a command.
  public var namesCommand: Bool {
    command.words.first.map(Context.commands.has) ?? false
  }

  /// The command with a spelling near to the first word; `nil` when none is near.
  public var nearestCommand: String? {
    command.words.first.flatMap { Spelling.nearest(to: $0, among: Context.commands.names) }
  }
}
