/// An error or a warning of the compiler.
public struct CompilerMessage: Equatable, Sendable {
  public enum Severity: String, Equatable, Sendable { case error, warning, note }

  public var file: String
  public var line: Int
  public var column: Int
  public var severity: Severity
  public var text: String
}

extension CompilerMessage {
  /// The messages in the compiler's output, in its order.
  ///
  /// The compiler finds mistakes in a traced method where the macro has put its body: in a file of the macro's own.
  /// The line that it quotes tells where it stands in the learner's file.
  ///
  /// - Parameter sources: the texts of the learner's files, by their paths.
  static func all(in output: String, sources: [String: String]) -> [CompilerMessage] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.indices.compactMap { index in
      guard var message = CompilerMessage(lines[index]) else { return nil }
      guard message.file.contains("@__swiftmacro_"), index + 1 < lines.count else { return message }
      guard message.severity != .note,
        let place = place(of: lines[index + 1], in: sources)
          ?? expansion(behind: lines[index...], in: sources)
      else { return nil }
      (message.file, message.line, message.column) = place
      return message
    }
  }

  /// Where the macro stands that an error is in: the compiler says so in a note.
  private static func expansion(
    behind lines: ArraySlice<String>, in sources: [String: String]
  ) -> (file: String, line: Int, column: Int)? {
    let note = lines.lazy.compactMap(CompilerMessage.init).first {
      $0.severity == .note && $0.text.hasPrefix("in expansion of macro")
    }
    guard let note, sources.keys.contains(note.file) else { return nil }
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

  private static func place(
    of quote: String, in sources: [String: String]
  ) -> (file: String, line: Int, column: Int)? {
    for (file, text) in sources.sorted(by: { $0.key < $1.key }) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let index = lines.firstIndex(where: { $0.isLike(quote) }) else { continue }
      return (file, index + 1, lines[index].prefix { $0 == " " }.count + 1)
    }
    return nil
  }
}

extension CompilerMessage {
  /// Whether the macro `@Traced` warns of code that it cannot record.
  var isAboutTracing: Bool { severity == .warning && text.contains("cannot be traced") }
}

extension Substring {
  /// Whether it is the same line, indented or not.
  fileprivate func isLike(_ line: String) -> Bool {
    let words = drop { $0 == " " }
    return !words.isEmpty && words == line.drop { $0 == " " }
  }
}
