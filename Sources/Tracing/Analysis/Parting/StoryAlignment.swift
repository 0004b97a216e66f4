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

    fileprivate init(_ first: StoryMoment?, _ second: StoryMoment?) {
      (self.first, self.second) = (first, second)
    }

    public var isCommon: Bool { first != nil && second != nil }
  }

  public private(set) var rows: [Row] = []
  /// The records of the changes that both runs make, by which they are compared: one for each action at most.
  public let commonChanges: (first: Set<Int>, second: Set<Int>)

  public init(_ first: ToldRun, _ second: ToldRun) {
    let (here, there) = (first.moments, second.moments)
    let common = (0..<min(first.stories.count, second.stories.count)).map {
      CommonChange(ActionFacts(first, $0), ActionFacts(second, $0))
    }
    let (left, right) = (
      Likeness.all(in: first, leading: common.map { $0?.first.record }),
      Likeness.all(in: second, leading: common.map { $0?.second.record })
    )
    commonChanges = (
      Set(common.compactMap(\.?.first.record)), Set(common.compactMap(\.?.second.record))
    )
    let score = { (a: Int, b: Int) in left[a].fit(to: right[b]) }
    // All numbers differ, so that only the score decides.
    let pairs = CommonSequence(
      before: Array(here.indices), after: there.indices.map { here.count + $0 }, score: score
    ).pairs
    var (start, other) = (0, 0)
    for pair in pairs + [(here.count, there.count)] {
      rows += here[start..<pair.before].map { Row($0, nil) }
      rows += there[other..<pair.after].map { Row(nil, $0) }
      if pair.before < here.count {
        rows.append(Row(here[pair.before], there[pair.after]))
      }
      (start, other) = (pair.before + 1, pair.after + 1)
    }
    splitWhereElsewhere(left, right)
    markElsewhere(left, right)
    markSaidElsewhere(first, second)
  }

  /// The row where they part first; `nil` when they do not.
  public var parting: Row? { rows.first { !$0.isCommon } }

  /// Divides a row of two unlike steps where the other run has one of them in a row of its own.
  private mutating func splitWhereElsewhere(_ left: [Likeness], _ right: [Likeness]) {
    let alone = (
      left.filter { likeness in rows.contains { $0 == Row(likeness.moment, nil) } },
      right.filter { likeness in rows.contains { $0 == Row(nil, likeness.moment) } }
    )
    rows = rows.flatMap { row -> [Row] in
      guard let here = left.first(where: { $0.moment == row.first }),
        let there = right.first(where: { $0.moment == row.second }),
        here.mayBeAlone, there.mayBeAlone, !here.saysSame(there),
        alone.1.contains(where: here.saysSame) || alone.0.contains(where: there.saysSame)
      else { return [row] }
      return [Row(row.first, nil), Row(nil, row.second)]
    }
  }

  private mutating func markElsewhere(_ left: [Likeness], _ right: [Likeness]) {
    for isLike in [Likeness.saysSame, Likeness.isSame] {
      var free = right.filter { likeness in rows.contains { $0 == Row(nil, likeness.moment) } }
      for place in rows.indices where rows[place].second == nil && !rows[place].isElsewhere {
        guard let here = left.first(where: { $0.moment == rows[place].first }),
          let found = free.firstIndex(where: { isLike(here)($0) })
        else { continue }
        let other = Row(nil, free.remove(at: found).moment)
        rows[place].isElsewhere = true
        for place in rows.indices where rows[place] == other { rows[place].isElsewhere = true }
      }
    }
    markPairedElsewhere(left, right)
  }

  /// Marks what the other run also says, outside of its story: what is handed to a new object, or what a model tells another
  /// one.
  private mutating func markSaidElsewhere(_ first: ToldRun, _ second: ToldRun) {
    for place in rows.indices where !rows[place].isCommon && !rows[place].isElsewhere {
      let (run, other) = rows[place].first == nil ? (second, first) : (first, second)
      guard let moment = rows[place].first ?? rows[place].second, !moment.messages.isEmpty else {
        continue
      }
      rows[place].isElsewhere = moment.messages.allSatisfy {
        guard let message = run.messages[$0] else { return false }
        let count = other.countOfSame(as: message, in: moment.action)
        return count > 0 && count >= run.countOfSame(as: message, in: moment.action)
      }
    }
  }

  /// Marks what the other run has in a row of two unlike steps.
  private mutating func markPairedElsewhere(_ left: [Likeness], _ right: [Likeness]) {
    let unlike = rows.filter(\.isCommon).compactMap { row -> (Likeness, Likeness)? in
      guard let here = left.first(where: { $0.moment == row.first }),
        let there = right.first(where: { $0.moment == row.second }), !here.saysSame(there)
      else { return nil }
      return (here, there)
    }
    for place in rows.indices where !rows[place].isCommon {
      let here = left.first { $0.moment == rows[place].first }
      let there = right.first { $0.moment == rows[place].second }
      let isPaired = unlike.contains { one, two in
        here?.saysSame(two) ?? there?.saysSame(one) ?? false
      }
      if isPaired { rows[place].isElsewhere = true }
    }
  }
}
