/// Which moments of two runs are in one row, by their places in the runs.
struct RowPlaces {
  struct Place: Equatable {
    var first: Int?
    var second: Int?
    /// Whether the other run has it in another place.
    var isElsewhere = false
  }

  private(set) var places: [Place] = []
  private let left: [MomentFacts]
  private let right: [MomentFacts]

  /// Moments of different actions are in no row together, so each action is aligned by itself.
  init(_ left: [MomentFacts], _ right: [MomentFacts]) {
    (self.left, self.right) = (left, right)
    let actions = Set((left + right).map(\.moment.action)).sorted()
    let (here, there) = (Self.placesByAction(left), Self.placesByAction(right))
    for action in actions { align(here[action] ?? [], there[action] ?? []) }
  }

  private static func placesByAction(_ all: [MomentFacts]) -> [Int: [Int]] {
    Dictionary(grouping: all.indices) { all[$0].moment.action }
  }

  private mutating func align(_ here: [Int], _ there: [Int]) {
    let (left, right) = (left, right)
    let numbers = numbers(here, there)
    let pairs = CommonSequence(
      before: numbers.before, after: numbers.after,
      score: { left[here[$0]].fit(to: right[there[$1]]) }
    ).pairs
    var (start, other) = (0, 0)
    for pair in pairs + [(here.count, there.count)] {
      places += here[start..<pair.before].map { Place(first: $0) }
      places += there[other..<pair.after].map { Place(second: $0) }
      if pair.before < here.count {
        places.append(Place(first: here[pair.before], second: there[pair.after]))
      }
      (start, other) = (pair.before + 1, pair.after + 1)
    }
  }

  /// Where all pairs can be tried, all numbers differ, so that only the score decides. In longer runs, moments that are alike
  /// have one number.
  private func numbers(_ here: [Int], _ there: [Int]) -> (before: [Int], after: [Int]) {
    guard here.count * there.count > CommonSequence.mostTries else {
      return (Array(here.indices), there.indices.map { here.count + $0 })
    }
    var numbering = Numbering<MomentLikeness>()
    return (
      here.map { numbering.number(of: MomentLikeness(left[$0])) },
      there.map { numbering.number(of: MomentLikeness(right[$0])) }
    )
  }

  // MARK: What is in another place

  /// What one run says in rows of its own.
  private var alone: (first: Set<Call>, second: Set<Call>) {
    (
      Set(places.filter { $0.second == nil }.compactMap { $0.first.flatMap { left[$0].call } }),
      Set(places.filter { $0.first == nil }.compactMap { $0.second.flatMap { right[$0].call } })
    )
  }

  /// Divides a row of two unlike steps where the other run has one of them in a row of its own.
  mutating func splitWhereElsewhere() {
    let alone = alone
    places = places.flatMap { place -> [Place] in
      guard let here = place.first.map({ left[$0] }), let there = place.second.map({ right[$0] }),
        here.mayBeAlone, there.mayBeAlone, !here.saysSame(there),
        here.call.map(alone.second.contains) ?? false
          || there.call.map(alone.first.contains) ?? false
      else { return [place] }
      return [Place(first: place.first), Place(second: place.second)]
    }
  }

  /// Marks what both have in rows of their own, and what the other has in a row of two unlike steps.
  mutating func markElsewhere() {
    for isLike in [MomentFacts.saysSame, MomentFacts.isSame] { mark(isLike) }
    markPaired()
  }

  private mutating func mark(_ isLike: (MomentFacts) -> (MomentFacts) -> Bool) {
    // The rows that have only the other run, by action.
    var free: [Int: [(row: Int, facts: MomentFacts)]] = [:]
    for (row, place) in places.enumerated() where place.first == nil && !place.isElsewhere {
      if let there = place.second.map({ right[$0] }) {
        free[there.moment.action, default: []].append((row, there))
      }
    }
    for (row, place) in places.enumerated() where place.second == nil && !place.isElsewhere {
      guard let here = place.first.map({ left[$0] }),
        let found = free[here.moment.action]?.firstIndex(where: { isLike(here)($0.facts) }),
        let other = free[here.moment.action]?.remove(at: found)
      else { continue }
      places[row].isElsewhere = true
      places[other.row].isElsewhere = true
    }
  }

  private mutating func markPaired() {
    var said: (first: Set<Call>, second: Set<Call>) = ([], [])
    for place in places {
      guard let here = place.first.map({ left[$0] }), let there = place.second.map({ right[$0] }),
        !here.saysSame(there)
      else { continue }
      if let call = here.call { said.first.insert(call) }
      if let call = there.call { said.second.insert(call) }
    }
    for row in places.indices where places[row].first == nil || places[row].second == nil {
      let isPaired =
        places[row].first.flatMap { left[$0].call }.map(said.second.contains)
        ?? places[row].second.flatMap { right[$0].call }.map(said.first.contains) ?? false
      if isPaired { places[row].isElsewhere = true }
    }
  }
}

/// What is the same in two moments that are alike.
private struct MomentLikeness: Hashable {
  let part: String
  let call: Call?
  let owners: Set<String>
  let properties: Set<String>

  init(_ facts: MomentFacts) {
    part = "\(facts.moment.part)"
    (call, owners, properties) = (facts.call, facts.owners, facts.properties)
  }
}
