/// Finds what a word could become: at the prompt of the shell, and for the shells of terminals.
struct Completer {
  let session: Session
  /// Options that may stand anywhere, as those of the program may on its command line.
  var anywhere: OptionList = []

  /// - Parameters:
  ///   - word: as much of it as is typed.
  ///   - head: the words before it.
  func candidates(for word: String, behind head: [String]) -> Candidates {
    let split = split(head)
    guard let name = split.words.first else {
      return firstWords(word, waiting: split.waiting)
    }
    guard let command = try? Command.named(name, in: session.mode) else { return Candidates() }
    let words = Array(split.words.dropFirst())
    let position = Candidates.Position(session: session, words: words)
    let forms = command.forms.filter { $0.begins(with: words) }
    let options = anywhere + forms.flatMap(\.options)
    if let waiting = split.waiting, !word.hasPrefix("--") {
      return values(of: waiting, options, at: position)
    }
    guard word.hasPrefix("-"), !command.isVerbatim || !anywhere.isEmpty else {
      return forms.flatMap { $0.parts(behind: words) }
        .reduce(into: Candidates()) { $0.add($1.candidates(position)) }
    }
    return self.options(options, word, at: position)
  }

  /// Sets the options apart. Behind an action, everything is a word.
  private func split(_ head: [String]) -> SplitWords {
    let command = head.first.flatMap { try? Command.named($0, in: session.mode) }
    if command?.isVerbatim == true, anywhere.isEmpty { return SplitWords(words: head) }
    let known = anywhere + .ofCommands
    return SplitWords(head, short: known.shortSpellings) { known.spelled($0)?.takesValue ?? false }
  }

  /// Where no command stands yet.
  private func firstWords(_ word: String, waiting: String?) -> Candidates {
    let position = Candidates.Position(session: session, words: [])
    if let waiting { return values(of: waiting, anywhere + .ofCommands, at: position) }
    if word.hasPrefix("-") { return options(anywhere, word, at: position) }
    let commands = Command.all.flatMap { command in
      command.names.filter { $0 != "?" }.map { name in
        Candidates.Candidate(text: name, meaning: command.meaning)
      }
    }
    let aliases = session.settings.aliases.names.map { Candidates.Candidate(text: $0) }
    return Candidates(all: commands + aliases, files: anywhere.isEmpty ? .none : .all)
  }

  private func values(
    of spelling: String, _ options: OptionList, at position: Candidates.Position
  ) -> Candidates {
    options.filter { $0.spelling == spelling }
      .reduce(into: Candidates()) { $0.add($1.candidates(position)) }
  }

  /// Options, or behind `--format=` their values.
  private func options(
    _ options: OptionList, _ word: String, at position: Candidates.Position
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
