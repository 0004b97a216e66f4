import Trace

/// Something that happened in a run and that a comparison of two runs looks at.
public struct Occurrence: Equatable, Sendable {
  /// A turn, a message, a change of state or a release.
  public let record: Trace.Record
  /// How the call of a message ended; `nil` for none, and for what is no message.
  public let result: Trace.Return?
  /// Counts the messages of the trace, from 1; `nil` for what is no message.
  public let number: Int?
  /// Whether it is a turn that goes on with the action of the turn before.
  var continues = false

  public var message: Trace.Message? {
    if case .message(let message) = record.event { message } else { nil }
  }

  var change: Trace.StateChange? {
    if case .state(let change) = record.event { change } else { nil }
  }
}

/// What two occurrences are compared by that could be the same, changed. Many pairs are compared, so names are numbers.
struct OccurrenceTraits {
  enum Sort { case turn, message, state, release }

  var sort = Sort.release
  var kind: MessageKind?
  /// The number of the receiver, or of the owner of the property.
  var object = 0
  /// The number of the text, or of the property.
  var text = 0

  /// Greater than 0 when this can be the same thing, changed: a message that keeps its text, or its kind and its
  /// receiver; a change of the same property; a turn.
  func similarity(to other: Self) -> Int {
    guard sort == other.sort else { return 0 }
    let (sameText, sameObject) = (text == other.text, object == other.object)
    switch sort {
    case .turn: return 1
    case .state: return sameObject && sameText ? 3 : 0
    case .message:
      let sameKind = kind == other.kind
      guard sameText || sameObject && sameKind else { return 0 }
      return 1 + (sameText ? 2 : 0) + (sameObject ? 1 : 0) + (sameKind ? 1 : 0)
    case .release: return 0
    }
  }
}

/// What has to be equal in two occurrences that are the same. Numbers of records, lines of code and times are not in it.
struct OccurrenceLikeness: Hashable {
  let sort: OccurrenceTraits.Sort
  var kind: MessageKind?
  /// The receiver, the owner of the property, or what is released.
  var object = ""
  /// The text of a message, the property, or the action of a turn.
  var text = ""
  /// The sender, the result and the arguments of a message; the value before and after a change. The sender is `nil` when it
  /// is the receiver of the call around it, since then that call says it; the value before when the trace has said it.
  var values: [String?] = []
}
