/// All commands of a shell, in the order of help.
public struct CommandTable<Context: CommandContext> {
  public let all: [Command<Context>]
  /// The names of all commands, and their other names. A sign such as `?` is not among them.
  public let names: [String]
  /// The options of all commands.
  public let options: OptionList<Context>
  /// The spellings of these options with a single hyphen.
  let shortSpellings: Set<String>

  public init(_ all: [Command<Context>]) {
    self.all = all
    names = all.flatMap(\.words)
    options = all.flatMap { $0.forms.flatMap(\.options) }
    shortSpellings = options.shortSpellings()
  }

  /// Whether a word is a command, written in full.
  public func has(_ word: String) -> Bool {
    let name = word.lowercased()
    return all.contains { $0.names.contains(name) }
  }

  /// The command that a word means, in any case.
  ///
  /// - Parameter orShort: whether the beginning of a name is enough, if only one command begins in this way.
  public func named(
    _ word: String, orShort: Bool = false
  ) throws(Context.Problem) -> Command<Context> {
    let name = word.lowercased()
    if let command = all.first(where: { $0.names.contains(name) }) { return command }
    let candidates = name.isEmpty ? [] : all.filter { $0.name(beginningWith: name) != nil }
    // The name that begins so may be another one: `exi` is the beginning of exit, which means quit.
    let begun = candidates.compactMap { $0.name(beginningWith: name) }
    switch (orShort, candidates.count) {
    case (true, 1): return candidates[0]
    case (true, 2...):
      // `les` means lesson, although lessons begins in this way, too.
      let shortest = candidates.first { short in
        candidates.allSatisfy { $0.name.hasPrefix(short.name) }
      }
      if let shortest { return shortest }
      throw .line(.ambiguous(word, begun))
    case (false, 1): throw .line(.abbreviated(word, begun[0]))
    default: throw .line(.unknownCommand(word, known: names))
    }
  }
}

extension Command {
  fileprivate func name(beginningWith start: String) -> String? {
    names.first { $0.hasPrefix(start) }
  }
}
