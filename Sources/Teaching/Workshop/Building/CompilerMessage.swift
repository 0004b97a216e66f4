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
  /// The messages in the compiler's output, in its order.
  ///
  /// The compiler finds mistakes in a traced method where the macro has put its body: in a file of the macro's own.
  /// See ``ExpandedLine`` for how the learner's line is found.
  ///
  /// - Parameter sources: the texts of the files that are compiled, by their paths.
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
    let found = lines.indices.compactMap { index -> (message: Self, line: ExpandedLine?)? in
      guard let message = CompilerMessage(printed: lines[index]) else { return nil }
      guard message.isInExpansion else { return (message, nil) }
      guard message.severity != .note else { return nil }
      return (message, ExpandedLine(of: message, before: lines[(index + 1)...]))
    }
    let expanded = found.compactMap(\.line)
    return found.map { message, line in
      guard let place = line?.place(in: sources, among: expanded) else { return message }
      var message = message
      (message.file, message.line, message.column) = (place.file, place.line, place.column)
      return message
    }
  }

  /// Reads a line of the compiler's output; `nil` for one that is no message.
  init?(printed line: String) {
    let form = /(\/.+?):(\d+):(\d+): (error|warning|note): (.*)/
    guard let match = line.wholeMatch(of: form), let number = Int(match.2),
      let column = Int(match.3), let severity = Severity(rawValue: String(match.4))
    else { return nil }
    self.init(
      file: String(match.1), line: number, column: column, severity: severity,
      text: String(match.5))
  }

  /// Whether it is about the expansion of a macro, and it is not known where that is in a file.
  public var isInExpansion: Bool { file.contains("@__swiftmacro_") }

  /// As the compiler has written it.
  var asPrinted: String { "\(file):\(line):\(column): \(severity.rawValue): \(text)" }

  /// Whether the macro `@Traced` warns of code that it cannot record.
  var isAboutTracing: Bool { severity == .warning && text.contains("cannot be traced") }
}

nonisolated extension [CompilerMessage] {
  /// With the paths of the learner's folder for the files that are not the learner's.
  func shown(in input: Builder.Input) -> [CompilerMessage] {
    map { message in
      var message = message
      message.file = input.shown[message.file] ?? message.file
      return message
    }
  }
}

nonisolated extension String {
  fileprivate var inOneLine: String { replacing("\n", with: "\u{2424}") }
}
