import Actions

/// A line, understood: which command, with which words and options.
struct Request {
  var command: Command
  var words: [String] = []
  var options: Options
  /// The line with the command spelled out.
  var line: String

  init(_ line: String, in mode: Session.Mode, options: Options) throws(ShellProblem) {
    let words = Words(line)
    guard !words.isOpen else { throw .run(.action(.openQuote(line))) }
    command = try Command.named(words.words.first ?? "", in: mode)
    self.options = options
    let rest = line.drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    self.line = command.name + rest
    if !command.isAction { try read(words.words.dropFirst()) }
    try checkFormat()
  }

  private mutating func read(_ words: some Sequence<String>) throws(ShellProblem) {
    var iterator = words.makeIterator()
    while let word = iterator.next() {
      guard word.hasPrefix("--") else {
        self.words.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1)
      let flag = try flag(parts.first ?? "")
      try options.set(flag, value(of: flag, parts.dropFirst().first) { iterator.next() })
    }
  }

  private func flag(_ word: Substring) throws(ShellProblem) -> OptionName {
    guard let flag = OptionName(spelled: word), command.flags.contains(flag) else {
      throw .line(.unknownFlag(String(word), of: command.name, known: command.flags))
    }
    return flag
  }

  private func checkFormat() throws(ShellProblem) {
    let formats = command.formats(words)
    guard let format = options.format, !formats.contains(format) else { return }
    guard !formats.isEmpty else { throw command.wrongUse }
    throw .line(.badValue(format, for: .format, expected: formats.joined(separator: "|")))
  }

  /// What stands behind `=`, else the next word.
  private func value(
    of flag: OptionName, _ attached: Substring?, next: () -> String?
  ) throws(ShellProblem) -> String {
    guard flag.value != nil else {
      guard attached == nil else { throw .line(.valueTooMany(flag)) }
      return ""
    }
    guard let value = attached.map(String.init) ?? next() else { throw .line(.noValue(flag)) }
    return value
  }

  /// The only word, if there is at most one.
  func optionalWord() throws(ShellProblem) -> String? {
    guard words.count <= 1 else { throw command.wrongUse }
    return words.first
  }

  func word() throws(ShellProblem) -> String {
    guard let word = try optionalWord() else { throw command.wrongUse }
    return word
  }

  func noWords() throws(ShellProblem) {
    guard words.isEmpty else { throw command.wrongUse }
  }
}
