import Analysis
import Trace

/// What each of two conversations has and the other has not.
///
/// Two messages are the same when they are sent in the same way in stretches that are aligned with each other. Names, texts
/// and roles may differ, since patterns name and divide things differently.
struct ConversationDifference {
  /// The record numbers of the messages that only one of them has.
  let onlyInFirst: Set<Int>
  let onlyInSecond: Set<Int>

  init(_ alignment: PhaseAlignment) {
    var (first, second): (Set<Int>, Set<Int>) = ([], [])
    for row in alignment.rows {
      switch row {
      case .first(let stretch): first.formUnion(stretch.messages)
      case .second(let stretch): second.formUnion(stretch.messages)
      case .both(let one, let other):
        first.formUnion(one.messages(without: other))
        second.formUnion(other.messages(without: one))
      }
    }
    (onlyInFirst, onlyInSecond) = (first, second)
  }

  var isEmpty: Bool { onlyInFirst.isEmpty && onlyInSecond.isEmpty }
}

extension PhaseStretch {
  /// The messages that remain when each of another stretch takes one of its kind away.
  fileprivate func messages(without other: PhaseStretch) -> [Int] {
    var rest = Dictionary(grouping: other.kinds) { $0 }.mapValues(\.count)
    return zip(messages, kinds).compactMap { message, kind in
      guard let count = rest[kind], count > 0 else { return message }
      rest[kind] = count - 1
      return nil
    }
  }
}
