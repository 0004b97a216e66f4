import Trace

/// Something that happened in a run and that a comparison of two runs looks at.
public struct Occurrence: Equatable, Sendable {
  /// A turn, a message, a change of state or a release.
  public let record: Trace.Record
  /// How the call of a message ended; `nil` for none, and for what is no message.
  public let result: Trace.Return?
  /// Counts the messages of the trace, from 1; `nil` for what is no message.
  public let number: Int?

  public var message: Trace.Message? {
    if case .message(let message) = record.event { message } else { nil }
  }

  public var change: Trace.StateChange? {
    if case .state(let change) = record.event { change } else { nil }
  }
}

/// What has to be equal in two occurrences that are the same. Numbers of records, lines of code and times are not in it.
enum OccurrenceLikeness: Hashable {
  case turn(action: String)
  /// - Parameter from: `nil` when the sender is the receiver of the call around it, since then that call says it.
  case message(
    MessageKind, from: String?, to: String, text: String, arguments: [String],
    value: String?, error: String?)
  /// - Parameter old: `nil` when the trace has said it before.
  case state(owner: String, property: String, old: String?, new: String)
  case release(object: String)
}
