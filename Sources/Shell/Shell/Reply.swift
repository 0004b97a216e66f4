import Cells
import Documents
import Exports

/// What the shell answers to one line.
public nonisolated struct Reply: Equatable, Sendable {
  public enum Status: Int32, Sendable {
    /// Done.
    case done = 0
    /// The thing asked for failed: an unknown name, an action that is not possible, a wrong lesson.
    case failed = 1
    /// The command was used wrongly.
    case wrongUsage = 2
  }

  /// For standard output.
  public var text: Styled
  /// For standard output, too, behind the text: made as they are sent, for there may be many.
  public var lines: Lines?
  /// For standard error: what was found, where, and what to type next.
  public var complaint: String?
  public var status: Status
  /// Whether the person wants to leave.
  public var leaves = false

  public init(_ text: Styled = Styled(), complaint: String? = nil, status: Status = .done) {
    self.text = text
    self.complaint = complaint
    self.status = status
  }

  /// A failure, in words.
  public static func failure(_ complaint: String, _ status: Status = .failed) -> Reply {
    Reply(complaint: complaint, status: status)
  }
}
