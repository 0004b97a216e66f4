/// Finds what a word could become: at the prompt of the shell, and for the shells of terminals.
public struct Completer<Context: CommandContext> {
  private let context: Context
  /// Options that may be anywhere, as those of the program may on its command line.
  private let anywhere: OptionList<Context>

  public init(_ context: Context, anywhere: OptionList<Context> = []) {
    self.context = context
    self.anywhere = anywhere
  }

  /// - Parameters:
  ///   - word: as much of it as is typed.
  ///   - head: the words before it.
  public func candidates(for word: String, after head: [String]) -> Candidates {
    let split = split(head)
    guard let name = split.words.first else {
      return firstWords(word, waiting: split.waiting)
    }
    guard let command = try? context.command(named: name) else { return Candidates() }
    let words = Array(split.words.dropFirst())
    let position = Candidates.Position(context, words: words)
    let forms = command.forms.filter { $0.begins(with: words) }
    let options = anywhere + forms.flatMap(\.options)
    if let waiting = split.waiting, !word.hasPrefix("--") {
      return values(of: waiting, options, at: position)
    }
    guard word.hasPrefix("-"), command.syntax == .forms || !anywhere.isEmpty else {
      return forms.flatMap { $0.parts(after: words) }
        .reduce(into: Candidates()) { $0.add($1.candidates(position)) }
    }
    return self.options(options, word, at: position)
  }

  /// Sets the options apart. Where a command takes none, everything is a word.
  private func split(_ head: [String]) -> SplitWords {
    let command = head.first.flatMap { try? context.command(named: $0) }
    if let command, command.syntax != .forms, anywhere.isEmpty { return SplitWords(words: head) }
    let known = Context.commands
    let short = known.shortSpellings.union(anywhere.shortSpellings())
    return SplitWords(head, short: short) { spelling in
      (anywhere.spelled(spelling) ?? known.options.spelled(spelling))?.takesValue ?? false
    }
  }

  /// Where no command is typed yet.
  private func firstWords(_ word: String, waiting: String?) -> Candidates {
    let position = Candidates.Position(context, words: [])
    if let waiting { return values(of: waiting, anywhere + Context.commands.options, at: position) }
    if word.hasPrefix("-") { return options(anywhere, word, at: position) }
    let commands = Context.commands.all.flatMap { command in
      command.words.map { name in
        Candidates.Candidate(text: name, meaning: command.meaning)
      }
    }
    let aliases = context.aliases.names.map { Candidates.Candidate(text: $0) }
    return Candidates(all: commands + aliases, files: anywhere.isEmpty ? .none : .all)
  }

  private func values(
    of spelling: String, _ options: OptionList<Context>, at position: Candidates.Position<Context>
  ) -> Candidates {
    options.filter { $0.spelling == spelling }
      .reduce(into: Candidates()) { $0.add($1.candidates(position)) }
  }

  /// Options, or after `--format=` their values.
  private func options(
    _ options: OptionList<Context>, _ word: String, at position: Candidates.Position<Context>
  ) -> Candidates {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let spelling = parts.first.map(String.init) else {
      var found = Candidates()
      found.add(Candidates(all: options.map { .init(text: $0.spelling, meaning: $0.meaning) }))
      return found
    }
    var found = values(of: spelling, options, at: position)
    found.all = found.all.map { .init(text: "\(spelling)=\($0.text)", meaning: $0.meaning) }
    return found
  }
}

// MARK: For the shells of terminals

extension Completer {
  /// What the last of some words of a command line could become, each on a line of its own: the word, and after a tab
  /// what it means. `:files` says that names of files fit, and `:directories` that names of directories do.
  public func lines(ofCommandLine words: [String]) -> [String] {
    let found = candidates(for: words.last ?? "", after: words.dropLast())
    let word = words.last?.lowercased() ?? ""
    let lines = found.all.filter { $0.text.lowercased().hasPrefix(word) }.map { candidate in
      candidate.meaning.map { "\(candidate.text)\t\($0)" } ?? candidate.text
    }
    return lines + found.files.line
  }
}

nonisolated extension Candidates.Files {
  fileprivate var line: [String] {
    switch self {
    case .none: []
    case .directories: [":directories"]
    case .all: [":files"]
    }
  }
}
