import Analysis
import Lessons

/// Where `continue` stops, and an action in its middle.
struct Stop {
  /// The command that sets it.
  enum Sort: String {
    case messages = "break"
    case state = "watch"
  }

  var sort = Sort.messages
  var query: EventQuery
  /// Whether it goes away when it has stopped once.
  var isOnce = false
  /// Which of the matches stops, counted from 1; `nil` for every match.
  var count: Int?
  /// What must be true just after the match; `nil` for no condition.
  var condition: Predicate?
  /// As it was typed after its command.
  var words: String
}

/// A stop with the number by which it is removed.
struct NumberedStop {
  let number: Int
  let stop: Stop

  /// `break setName`
  var text: String { "\(stop.sort.rawValue) \(stop.words)" }
}

/// The stops that are set. A number is never given twice.
struct StopList {
  private(set) var all: [NumberedStop] = []
  private var last = 0

  mutating func add(_ stop: Stop) -> NumberedStop {
    last += 1
    all.append(NumberedStop(number: last, stop: stop))
    return all[all.count - 1]
  }

  /// - Returns: `false` when there is no stop with this number.
  mutating func remove(_ number: Int) -> Bool {
    guard let index = all.firstIndex(where: { $0.number == number }) else { return false }
    all.remove(at: index)
    return true
  }

  mutating func removeAll() { all = [] }
}
