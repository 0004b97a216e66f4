/// The moments of one action in two runs, row by row.
struct ActionRows {
  struct Row {
    var first: MomentFacts?
    var second: MomentFacts?
    /// Whether the other run has it in another place.
    var isElsewhere = false

    /// Two steps in one row that do not say the same.
    fileprivate var unlike: (first: MomentFacts, second: MomentFacts)? {
      guard let first, let second, !first.saysSame(second) else { return nil }
      return (first, second)
    }
  }

  private(set) var rows: [Row] = []

  init(_ left: [MomentFacts], _ right: [MomentFacts]) {
    align(left, right)
    splitWhereElsewhere()
    for isLike in [MomentFacts.saysSame, MomentFacts.isSame] { markAlone(isLike) }
    markPaired()
  }

  private mutating func align(_ left: [MomentFacts], _ right: [MomentFacts]) {
    let numbers = Self.numbers(left, right)
    let pairs = CommonSequence(
      before: numbers.before, after: numbers.after, score: { left[$0].fit(to: right[$1]) }
    ).pairs
    var (start, other) = (0, 0)
    for pair in pairs + [(left.count, right.count)] {
      rows += left[start..<pair.before].map { Row(first: $0) }
      rows += right[other..<pair.after].map { Row(second: $0) }
      if pair.before < left.count {
        rows.append(Row(first: left[pair.before], second: right[pair.after]))
      }
      (start, other) = (pair.before + 1, pair.after + 1)
    }
  }

  /// Where all pairs can be tried, all numbers differ, so that only the score decides. In longer runs, moments that are alike
  /// have one number.
  private static func numbers(
    _ left: [MomentFacts], _ right: [MomentFacts]
  ) -> (before: [Int], after: [Int]) {
    guard left.count * right.count > CommonSequence.mostTries else {
      return (Array(left.indices), right.indices.map { left.count + $0 })
    }
    var numbering = Numbering<Likeness>()
    func number(_ facts: MomentFacts) -> Int { numbering.number(of: Likeness(facts)) }
    return (left.map(number), right.map(number))
  }

  /// What is the same in moments that are alike.
  private struct Likeness: Hashable {
    let part: StoryMoment.Part
    let call: Call?
    let data: [Set<String>]

    init(_ facts: MomentFacts) {
      (part, call, data) = (facts.moment.part, facts.call, [facts.owners, facts.properties])
    }
  }

  // MARK: What is in another place

  /// Divides a row of two unlike steps where the other run has one of them in a row of its own.
  private mutating func splitWhereElsewhere() {
    let here: Set<Call?> = Set(rows.filter { $0.second == nil }.compactMap { $0.first?.call })
    let there: Set<Call?> = Set(rows.filter { $0.first == nil }.compactMap { $0.second?.call })
    rows = rows.flatMap { row -> [Row] in
      guard let (first, second) = row.unlike, first.mayBeAlone, second.mayBeAlone,
        there.contains(first.call) || here.contains(second.call)
      else { return [row] }
      return [Row(first: first), Row(second: second)]
    }
  }

  /// Marks what both have in rows of their own.
  private mutating func markAlone(_ isLike: (MomentFacts) -> (MomentFacts) -> Bool) {
    var free = rows.indices.filter { rows[$0].first == nil && !rows[$0].isElsewhere }
    for row in rows.indices where rows[row].second == nil && !rows[row].isElsewhere {
      guard let isSame = rows[row].first.map(isLike),
        let found = free.firstIndex(where: { rows[$0].second.map(isSame) ?? false })
      else { continue }
      rows[row].isElsewhere = true
      rows[free.remove(at: found)].isElsewhere = true
    }
  }

  /// Marks what the other has in a row of two unlike steps.
  private mutating func markPaired() {
    let unlike = rows.compactMap(\.unlike)
    let here: Set<Call?> = Set(unlike.compactMap(\.first.call))
    let there: Set<Call?> = Set(unlike.compactMap(\.second.call))
    for (index, row) in rows.enumerated() where row.first == nil || row.second == nil {
      guard there.contains(row.first?.call) || here.contains(row.second?.call) else { continue }
      rows[index].isElsewhere = true
    }
  }
}
