import Trace

/// How often each message comes in the actions of a run.
///
/// Objects that differ only in the number after their name count as the same, when they are made in the same action.
struct MessageTally {
  private var contents: [Int: [String]] = [:]
  private var counts: [[String]: Int] = [:]

  init(_ trace: Trace) {
    let kin = trace.kin
    var action = 0
    for record in trace.records {
      switch record.event {
      case .screen: action += 1
      case .message(let message):
        let objects = [message.from, message.to].map { kin[$0] ?? $0 }
        let words = [message.text] + message.arguments.map { kin[$0] ?? $0 }
        let content = ["\(action)", message.kind.rawValue] + objects + words
        contents[record.n] = content
        counts[content, default: 0] += 1
      default: break
      }
    }
  }

  /// Whether such a message of this run comes more often here than in another run.
  func hasMore(of n: Int, than other: MessageTally) -> Bool {
    count(of: n, in: self) > other.count(of: n, in: self)
  }

  /// How often a message comes here that has this number in a run.
  func count(of n: Int, in run: MessageTally) -> Int {
    run.contents[n].flatMap { counts[$0] } ?? 0
  }
}

extension Trace {
  /// The names of objects without their numbers, with the action in which they are made.
  fileprivate var kin: [String: String] {
    // What is there before the first action counts as made in it: an app may make its store at any time until then.
    var (action, kin): (Int, [String: String]) = (0, [:])
    for record in records {
      switch record.event {
      case .screen: action += 1
      case .participant(let object) where kin[object.name] == nil:
        kin[object.name] = "\(object.name.withoutNumber) of \(action)"
      default: break
      }
    }
    return kin
  }
}
