import Diagrams
import Trace

/// What each of two conversations has and the other has not.
///
/// Two messages are the same when they are sent during the same action, in the same way, and sender and
/// receiver have the same roles. Names and texts may differ, since patterns name things differently.
struct ConversationDifference {
  /// The messages that only one of them has, in their order.
  let onlyInFirst: [Diagram.Message]
  let onlyInSecond: [Diagram.Message]

  init(_ first: Diagram, _ second: Diagram) {
    onlyInFirst = first.messages(without: second)
    onlyInSecond = second.messages(without: first)
  }

  var isEmpty: Bool { onlyInFirst.isEmpty && onlyInSecond.isEmpty }
}

/// What has to be equal in two messages that are the same.
private struct Likeness: Hashable {
  /// How many actions have begun.
  var turn: Int
  var from: Role?
  var to: Role?
  var kind: MessageKind?
}

extension Diagram {
  fileprivate func messages(without other: Diagram) -> [Message] {
    var rest = Dictionary(grouping: other.likenesses, by: \.1).mapValues(\.count)
    return likenesses.compactMap { message, likeness in
      guard let count = rest[likeness], count > 0 else { return message }
      rest[likeness] = count - 1
      return nil
    }
  }

  private var likenesses: [(Message, Likeness)] {
    let roles = Dictionary(participants.map { ($0.id, $0.role) }) { first, _ in first }
    var turn = 0
    return items.compactMap { item in
      switch item {
      case .turn:
        turn += 1
        return nil
      case .message(let message):
        let (from, to) = (roles[message.from] ?? nil, roles[message.to] ?? nil)
        return (message, Likeness(turn: turn, from: from, to: to, kind: message.kind))
      default: return nil
      }
    }
  }
}
