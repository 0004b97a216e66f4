/// Why a text is not a trace: where, and what was found there.
public struct TraceFileProblem: Error, Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    case empty
    case notJSON
    case notAnObject(found: JSON)
    /// The first line is JSON, but does not begin a trace.
    case notATrace
    case unknownVersion(JSON)
    case missing(field: String)
    case wrongType(field: String, expected: String, found: JSON)
    /// A word outside the list of those that this field may hold.
    case unknownWord(field: String, found: String, known: [String])
    case repeatedNumber(Int)
    case repeatedName(String)
  }

  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters; told where the text stops being JSON.
  public var column: Int?
  public var reason: Reason

  public init(line: Int, column: Int? = nil, _ reason: Reason) {
    self.line = line
    self.column = column
    self.reason = reason
  }
}
