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
    /// A number that no writer gives to this field.
    case outOfRange(field: String, found: Int, allowed: ClosedRange<Int>)
    case repeatedNumber(Int)
    case repeatedName(String)
    /// A call that has ended, comes later or is this record itself; or a number that no message has.
    case notAnOpenCall(field: String, number: Int)
    /// A record that does not stand before this one.
    case unknownRecord(field: String, number: Int)
    /// Another depth than the parents give.
    case wrongDepth(found: Int, expected: Int)
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
