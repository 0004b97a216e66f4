/// An error or a warning of the compiler.
public nonisolated struct CompilerMessage: Equatable, Sendable {
  public enum Severity: String, Equatable, Sendable { case error, warning, note }

  public var file: String
  public var line: Int
  public var column: Int
  public var severity: Severity
  public var text: String
}

nonisolated extension CompilerMessage {
  private typealias Place = (file: String, line: Int, column: Int)

  /// The messages in the compiler's output, in its order.
  ///
  /// The compiler finds mistakes in a traced method where the macro has put its body: in a file of the macro's own.
  /// The line that it quotes, and a note on the macro, tell where it is in the learner's file.
  ///
  /// - Parameter sources: the texts of the learner's files, by their paths.
  static func all(in output: String, sources: [String: String]) -> [CompilerMessage] {
    // A message is a line, but the name of a file may have several.
    let broken = sources.keys.filter { $0.contains("\n") }
    let output = broken.reduce(output) { $0.replacing($1, with: $1.inOneLine) }
    let names = Dictionary(broken.map { ($0.inOneLine, $0) }) { first, _ in first }
    let texts = Dictionary(sources.map { ($0.key.inOneLine, $0.value) }) { first, _ in first }
    return located(in: output, sources: texts).map { message in
      var message = message
      message.file = names[message.file] ?? message.file
      return message
    }
  }

  private static func located(
    in output: String, sources: [String: String]
  ) -> [CompilerMessage] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.indices.compactMap { index in
      guard var message = CompilerMessage(lines[index]) else { return nil }
      guard message.file.contains("@__swiftmacro_"), index + 1 < lines.count else { return message }
      let macro = expansion(after: lines[(index + 1)...], in: sources)
      guard message.severity != .note,
        let place = place(of: lines[index + 1], in: sources, after: macro) ?? macro
      else { return nil }
      (message.file, message.line, message.column) = place
      return message
    }
  }

  /// Where the macro is that a message is in: the compiler says so in a note, before the next message.
  private static func expansion(
    after lines: ArraySlice<String>, in sources: [String: String]
  ) -> Place? {
    let notes = lines.lazy.compactMap(CompilerMessage.init).prefix { $0.severity == .note }
    guard let note = notes.first(where: { $0.text.hasPrefix("in expansion of macro") }),
      sources.keys.contains(note.file)
    else { return nil }
    return (note.file, note.line, note.column)
  }

  private init?(_ line: String) {
    let form = /(\/.+?):(\d+):(\d+): (error|warning|note): (.*)/
    guard let match = line.wholeMatch(of: form), let number = Int(match.2),
      let column = Int(match.3), let severity = Severity(rawValue: String(match.4))
    else { return nil }
    self.init(
      file: String(match.1), line: number, column: column, severity: severity,
      text: String(match.5))
  }

  /// Where a quoted line is. Equal lines may be elsewhere, so it is looked for after the macro first.
  private static func place(
    of quote: String, in sources: [String: String], after macro: Place?
  ) -> Place? {
    if let macro, let text = sources[macro.file],
      let found = place(of: quote, in: text, of: macro.file, from: macro.line)
    {
      return found
    }
    return sources.sorted { $0.key < $1.key }.lazy
      .compactMap { place(of: quote, in: $1, of: $0, from: 1) }.first
  }

  private static func place(
    of quote: String, in text: String, of file: String, from first: Int
  ) -> Place? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.indices.dropFirst(first - 1).first { lines[$0].isLike(quote) }
    return index.map { (file, $0 + 1, lines[$0].prefix { $0 == " " }.count + 1) }
  }
}

nonisolated extension CompilerMessage {
  /// As the compiler has written it.
  var asPrinted: String { "\(file):\(line):\(column): \(severity.rawValue): \(text)" }

  /// Whether the macro `@Traced` warns of code that it cannot record.
  var isAboutTracing: Bool { severity == .warning && text.contains("cannot be traced") }
}

nonisolated extension String {
  fileprivate var inOneLine: String { replacing("\n", with: "\u{2424}") }
}

nonisolated extension Substring {
  /// Whether it is the same line, indented or not.
  fileprivate func isLike(_ line: String) -> Bool {
    let words = drop { $0 == " " }
    return !words.isEmpty && words == line.drop { $0 == " " }
  }
}
