/// Why a text is not a trace, and where.
public struct TraceFileProblem: Error, Equatable, Sendable {
  /// What is wrong in the line.
  public enum Reason: Equatable, Sendable {
    case empty
    case notJSON
    case notAnObject(found: JSON)
    /// The first line is JSON, but no header of a trace.
    case notATrace
    /// The first line of another trace, after that of this one.
    case secondTrace
    case unknownVersion(JSON)
    case missing(field: String)
    case wrongType(field: String, expected: String, found: JSON)
    /// The field does not allow this word.
    case unknownWord(field: String, found: String, known: [String])
    /// A number that no writer gives to this field.
    case outOfRange(field: String, found: Int, allowed: ClosedRange<Int>)
    /// The numbers of records, and those of turns, grow, so that they say what came before what.
    case notGreater(field: String, Int, than: Int)
    case repeatedName(String)
    /// The number of a call that has ended, or of a record that is no message.
    case notAnOpenCall(field: String, number: Int)
    /// No record before this record has the number.
    case unknownRecord(field: String, number: Int)
    /// The depth does not follow from the parents.
    case wrongDepth(found: Int, expected: Int)
    /// A message or a screen has the number of its turn, which is the last one before it.
    case wrongTurn(found: Int, expected: Int)
  }

  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters; `nil` unless the text is not JSON.
  public var column: Int?
  public var reason: Reason

  public init(line: Int, column: Int? = nil, _ reason: Reason) {
    self.line = line
    self.column = column
    self.reason = reason
  }
}

extension TraceFileProblem: CustomStringConvertible {
  /// Place, finding and advice. Put the name of the file before it.
  public var message: String { "\(place): \(finding) \(advice)" }

  public var description: String { message }

  /// `line 3, column 7`
  public var place: String {
    "line \(line)" + (column.map { ", column \($0)" } ?? "")
  }

  private var finding: String {
    switch reason {
    case .empty: "the file is empty."
    case .notJSON: "this is not JSON."
    case .notAnObject(let found): "expected an object in braces, found \(found.short)."
    case .notATrace: "this is not a trace: the first line has no field \"lifeline\"."
    case .secondTrace: "a second trace begins here."
    case .unknownVersion(let found): "this trace has version \(found.short), known is version 1."
    case .missing(let field): "the field \"\(field)\" is missing."
    case .wrongType(let field, let expected, let found):
      "the field \"\(field)\" should be \(expected), found \(found.short)."
    case .unknownWord(let field, let found, _):
      "\(JSON.string(found).short) is not a known \(field)."
    case .notGreater("turn", let number, let last):
      "the number \"turn\" is \(number), and the turn before this one has \(last)."
    case .notGreater(let field, let number, let last):
      "the number \"\(field)\" is \(number), and the record before this one has \(last)."
    case .repeatedName(let name):
      "a participant before this one is called \(JSON.string(name).short) too."
    case .outOfRange(let field, let found, let allowed):
      "the field \"\(field)\" should be from \(allowed.lowerBound) to \(allowed.upperBound), "
        + "found \(found)."
    case .notAnOpenCall(let field, let number):
      "the field \"\(field)\" is \(number), and no call of that number is open here: it has ended before "
        + "this line, or record \(number) is no message."
    case .unknownRecord(let field, let number):
      "the field \"\(field)\" is \(number), and no record before this one has that number."
    case .wrongDepth(let found, let expected):
      "the field \"depth\" is \(found), and the calls around it make it \(expected)."
    case .wrongTurn(let found, let expected):
      "the field \"turn\" is \(found), and the last turn before it has \(expected)."
    }
  }

  private var advice: String {
    switch reason {
    case .empty, .notATrace: "Write one with `run PATTERN SCENARIO --format jsonl`."
    case .notJSON, .notAnObject: "Every line of a trace is one JSON object."
    case .secondTrace: "A file holds one trace: put this line and all after it into another file."
    case .unknownVersion(.int(2...)):
      "Use a newer lifeline, or write the trace again with this one."
    case .unknownVersion: "Write the trace again with this lifeline."
    case .missing, .wrongType, .outOfRange, .unknownRecord:
      "Put it right, or write the trace again."
    case .notAnOpenCall("parent", let number):
      "Name a call that is open, or none: then the depth of a message is 0, and its \"cause\" may be \(number)."
    case .notAnOpenCall: "A call returns once: remove this line, or name a call that is open."
    case .wrongDepth(_, let expected): "Write \"depth\":\(expected)."
    case .wrongTurn(_, let expected): "Write \"turn\":\(expected)."
    case .unknownWord(_, _, let known): "Known are: \(known.joined(separator: ", "))."
    case .notGreater("turn", _, _): "Give every turn a greater number than the one before it."
    case .notGreater: "Give every record a greater number than the one before it."
    case .repeatedName: "Give every participant a name of its own."
    }
  }
}

extension JSON {
  /// The value, shortened to 40 characters.
  fileprivate var short: String {
    text.count <= 40 ? text : text.prefix(39) + "…"
  }
}
