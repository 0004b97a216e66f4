import Cells
import Documents
import Exports

/// The answer to a line.
public nonisolated struct Reply: Equatable, Sendable {
  public enum Status: Int32, Sendable {
    case done = 0
    /// What was asked for failed: an unknown name, an action that is not possible, a wrong lesson.
    case failed = 1
    /// The command was used wrongly.
    case wrongUsage = 2
  }

  /// For standard output.
  public var text: Styled
  /// More for standard output, behind the text. They are made as they are sent, since there may be many.
  public var lines: Lines?
  /// For standard error: what was found, where, and what to type next.
  public var complaint: String?
  public var status: Status
  /// Whether the line ends the session.
  public var leaves = false

  public init(_ text: Styled = Styled(), complaint: String? = nil, status: Status = .done) {
    self.text = text
    self.complaint = complaint
    self.status = status
  }

  public static func failure(_ complaint: String, _ status: Status = .failed) -> Reply {
    Reply(complaint: complaint, status: status)
  }
}
