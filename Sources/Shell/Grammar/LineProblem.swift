import Localization

/// Why a line is no command. All of it is wrong use of the shell, before anything was done.
public nonisolated enum LineProblem: Equatable, Sendable {
  case unknownCommand(String, known: [String])
  case ambiguous(String, [String])
  /// A short form where none is allowed, and the command it stands for.
  case abbreviated(String, String)
  /// With the word that was probably meant by a wrong one.
  case wrongUse(String, usages: [String], meant: String? = nil)
  /// A word after a command that has to be one of some others.
  case unknownFirstWord(String, of: String, known: [String])
  case openQuote(String)
  /// Several words after a command that takes one file.
  case unquotedFile(String, after: String)
  /// Several files after a command that takes one.
  case severalFiles(after: String)
  case unknownFlag(String, of: String, known: [String])
  /// An option that a form needs, as help writes it; the form by its command and its fixed words.
  case missingOption(String, of: String)
  case noValue(String, usage: String)
  case valueTooMany(String)
  /// With the values that there are, where they are words.
  case badValue(String, for: String, expected: String, known: [String] = [])
}

nonisolated extension LineProblem {
  /// What was found, where, and what to type next.
  public var message: String {
    switch self {
    case .unknownCommand(let word, let known):
      localized(
        "There is no command \(word.quoted).\(hint(word, known) ?? "") To see all, type: help all")
    case .ambiguous(let word, let names):
      localized("\(word.quoted) could mean \(names.listed(.or)). Type more letters.")
    case .abbreviated(let word, let name):
      localized("There is no command \(word.quoted). In scripts, write commands in full: \(name)")
    case .wrongUse(let name, let usages, let meant?):
      localized(
        "Did you mean \(meant.quoted)? \(LineProblem.wrongUse(name, usages: usages).message)")
    case .wrongUse(let name, let usages, nil):
      localized(
        """
        Use \(name) like this: \(usages.joined(separator: localized(", or: "))). For more, type: \
        help \(name)
        """)
    case .unknownFirstWord(let word, let name, let known):
      localized(
        "There is no \("\(name) \(word)".quoted).\(listing(known)) For more, type: help \(name)")
    case .openQuote(let line): openQuote(line)
    case .unquotedFile(let file, let command):
      localized(
        "A file name with spaces needs quotes. Type: \(command) \(withoutShellSigns(file).typedWord)"
      )
    case .severalFiles(let command):
      localized(
        "\(command) takes one file. Name one. If this is one name with spaces, put quotes around it."
      )
    case .unknownFlag(let word, let name, let known): unknownFlag(word, name, known)
    case .missingOption(let usage, let form):
      localized("\(form) needs \(usage). For more, type: help \(form)")
    case .noValue(let option, let usage): localized("\(option) needs a value: \(usage)")
    case .valueTooMany(let option):
      localized("\(option) takes no value. Remove the = and what follows.")
    case .badValue(let value, let option, let expected, let known):
      localized("\(option) cannot be \(value.quoted). It is \(expected).")
        + (hint(value, known) ?? "")
    }
  }

  /// In a shell of Unix, a space in a name has a `\` before it.
  private func withoutShellSigns(_ name: String) -> String { name.replacing("\\ ", with: " ") }

  /// A curly quote closes none that is straight.
  private func openQuote(_ line: String) -> String {
    guard let end = line.lastIndex(where: { !$0.isWhitespace }), ["“", "”"].contains(line[end]),
      !Words("\(line[..<end])\"").isOpen
    else { return localized("The quote in `\(line)` is not closed. Add a \" at its end.") }
    let curly = String(line[end])
    return localized(
      "The quote in `\(line)` is not closed: it began with \", so write \" for the \(curly) at its end."
    )
  }

  private func unknownFlag(_ word: String, _ name: String, _ known: [String]) -> String {
    guard !known.isEmpty else { return localized("\(name) has no options. Leave out \(word).") }
    // For `-o`, those that begin with `--o`.
    let near = known.filter { $0.hasPrefix("-" + word) }
    // All options of one letter are spelled alike.
    let meant = word.count > 2 ? hint(word, known) : nil
    let advice = meant ?? listing(near.isEmpty ? known : near)
    return localized("\(name) has no option \(word).\(advice)")
  }
}
