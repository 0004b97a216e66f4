import Trace

/// The stories of two runs next to each other.
///
/// What both have is in one row: the same action, the same change of the model, the same view that is written. The order of
/// both is kept.
public struct StoryAlignment: Sendable {
  public struct Row: Equatable, Sendable {
    /// `nil` when only the other one has it.
    public let first: StoryMoment?
    public let second: StoryMoment?
    /// Whether the other one has it in another place.
    public internal(set) var isElsewhere = false

    public var isCommon: Bool { first != nil && second != nil }

    public subscript(side: Contrast.Side) -> StoryMoment? { side == .first ? first : second }
  }

  public private(set) var rows: [Row] = []
  /// The records of the changes that both runs make, by which they are compared: one for each action at most.
  public let commonChanges: Both<Set<Int>>

  public init(_ first: ToldRun, _ second: ToldRun) {
    let common = (0..<min(first.stories.count, second.stories.count)).map {
      CommonChange(ActionFacts(first, $0), ActionFacts(second, $0))
    }
    let leading = Both(common.map { $0?.first.record }, common.map { $0?.second.record })
    commonChanges = leading.map { Set($0.compactMap(\.self)) }
    let left = Dictionary(
      grouping: MomentFacts.all(in: first, leading: leading.first), by: \.moment.action)
    let right = Dictionary(
      grouping: MomentFacts.all(in: second, leading: leading.second), by: \.moment.action)
    // Moments of different actions are in no row together.
    for action in Set(left.keys).union(right.keys).sorted() {
      rows += ActionRows(left[action] ?? [], right[action] ?? []).rows.map {
        Row(first: $0.first?.moment, second: $0.second?.moment, isElsewhere: $0.isElsewhere)
      }
    }
    markSaidElsewhere(first, second)
  }

  /// Marks what the other run also says, outside of its story: what is handed to a new object, or what a model tells another
  /// one.
  private mutating func markSaidElsewhere(_ first: ToldRun, _ second: ToldRun) {
    let (here, there) = (first.countsOfCalls, second.countsOfCalls)
    for (place, row) in rows.enumerated() where !row.isCommon && !row.isElsewhere {
      let (run, own, other) = row.first == nil ? (second, there, here) : (first, here, there)
      guard let moment = row.first ?? row.second, !moment.messages.isEmpty else { continue }
      rows[place].isElsewhere = moment.messages.allSatisfy { n in
        guard let message = run.messages[n] else { return false }
        let call = Call(message, inAction: moment.action)
        return other[call, default: 0] >= max(1, own[call, default: 0])
      }
    }
  }
}

extension StoryAlignment {
  /// With a row for each of some messages that has none, such as those that a sentence names.
  public func showing(_ messages: Both<Set<Int>>, of runs: Both<ToldRun>) -> Self {
    var whole = self
    for side in Contrast.Side.allCases {
      for n in messages[side].sorted() { whole.insert(n, of: runs[side], on: side) }
    }
    whole.markSaidElsewhere(runs.first, runs.second)
    return whole
  }

  private mutating func insert(_ n: Int, of run: ToldRun, on side: Contrast.Side) {
    let own = rows.map { $0[side]?.records ?? [] }
    guard !own.contains(where: { $0.contains(n) }) else { return }
    let moment = StoryMoment(action: run.action(of: n), part: .aside, messages: [n])
    let place = own.firstIndex { ($0.min() ?? 0) > n } ?? rows.count
    let row = Both { $0 == side ? moment : nil }
    rows.insert(Row(first: row.first, second: row.second), at: place)
  }
}

/// What an object is told in an action, from any sender. A method may have other arguments in the other run.
struct Call: Hashable {
  let action: Int
  let receiver: String
  /// The method without the places of arguments that have no label: `save()` of `save(_:_:)`.
  let name: String

  init(_ message: Trace.Message, inAction action: Int) {
    (self.action, receiver) = (action, message.to)
    name = message.text.replacing("_:", with: "")
  }
}

extension ToldRun {
  /// How often each object is told the same in an action.
  fileprivate var countsOfCalls: [Call: Int] {
    sent.reduce(into: [:]) { counts, sent in
      counts[Call(sent.message, inAction: action(of: sent.n)), default: 0] += 1
    }
  }
}
