/// An error or a warning of the compiler.
public struct CompilerMessage: Equatable, Sendable {
  public enum Severity: String, Equatable, Sendable { case error, warning, note }

  public var file: String
  public var line: Int
  public var column: Int
  public var severity: Severity
  public var text: String

  /// The messages in the compiler's output, in its order.
  static func all(in output: String) -> [CompilerMessage] {
    output.split(separator: "\n").compactMap { line in
      let form = /(\/.+?):(\d+):(\d+): (error|warning|note): (.*)/
      guard let match = line.wholeMatch(of: form), let number = Int(match.2),
        let column = Int(match.3), let severity = Severity(rawValue: String(match.4))
      else { return nil }
      return CompilerMessage(
        file: String(match.1), line: number, column: column, severity: severity,
        text: String(match.5))
    }
  }
}
