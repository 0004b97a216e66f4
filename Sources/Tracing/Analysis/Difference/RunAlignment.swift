import Trace

/// Which occurrence of one run is which occurrence of another run.
///
/// Calls are aligned from the outermost inwards: what is inside of a call is looked for inside of the same call. What is
/// left over after that is looked for elsewhere: there it has been moved. What is left over then, beside something
/// similar, has been changed.
struct RunAlignment {
  let before: RunOutline
  let after: RunOutline
  /// For each entry before, the entry after; `nil` for none.
  private(set) var partners: [Int?]
  /// The same from the other side.
  private(set) var formers: [Int?]
  /// The entries before that stand elsewhere after, each without what is inside of it.
  private(set) var moved: Set<Int> = []

  /// Entries that stand between the same neighbours and have no partners.
  private typealias Gap = (before: [Int], after: [Int])

  private var gaps: [Gap] = []
  /// Pairs whose insides are not yet aligned.
  private var pending: [(before: Int, after: Int)] = []

  init(_ before: RunOutline, _ after: RunOutline) {
    self.before = before
    self.after = after
    partners = Array(repeating: nil, count: before.entries.count)
    formers = Array(repeating: nil, count: after.entries.count)
    align(before.top, after.top)
    alignPending()
    findMoved()
    findChanged()
  }

  // MARK: Inside of the same call

  private mutating func alignPending() {
    while let (here, there) = pending.popLast() {
      align(before[here].children, after[there].children)
    }
  }

  private mutating func align(_ left: [Int], _ right: [Int]) {
    let (left, right) = (left.filter { partners[$0] == nil }, right.filter { formers[$0] == nil })
    guard !left.isEmpty || !right.isEmpty else { return }
    let common = CommonSequence(
      before: left.map { before[$0].tree }, after: right.map { after[$0].tree }
    ) { [before, after] here, there in
      let (here, there) = (before[left[here]], after[right[there]])
      guard here.tree != there.tree else { return 5 }
      guard here.head == there.head else { return 0 }
      let insides = Set(here.children.map { before[$0].tree })
      return there.children.contains { insides.contains(after[$0].tree) } ? 3 : 2
    }
    let pairs = common.pairs
    for pair in pairs { link(left[pair.before], right[pair.after]) }
    let starts = [(0, 0)] + pairs.map { ($0.before + 1, $0.after + 1) }
    let ends = pairs.map { ($0.before, $0.after) } + [(left.count, right.count)]
    for (start, end) in zip(starts, ends) {
      close((Array(left[start.0..<end.0]), Array(right[start.1..<end.1])))
    }
  }

  /// A call that got another text or receiver is still the same call when the same things happen inside of it.
  private mutating func close(_ gap: Gap) {
    guard !gap.before.isEmpty || !gap.after.isEmpty else { return }
    for pair in pairs(in: gap, { shareInsides($0, $1) ? 1 : 0 }) { link(pair.before, pair.after) }
    gaps.append(gap)
  }

  /// Whether half of what is inside of two calls is the same. A call that was inside of the other has moved out of it, and
  /// is not the other, changed.
  private func shareInsides(_ here: Int, _ there: Int) -> Bool {
    guard before[here].isSameSort(as: after[there]) else { return false }
    let (left, right) = (before.insides(of: here), after.insides(of: there))
    guard !left.contains(where: { $0.head == after[there].head }),
      !right.contains(where: { $0.head == before[here].head })
    else { return false }
    let trees = Set(left.map(\.tree))
    let common = right.count { trees.contains($0.tree) }
    return common > 0 && 2 * common >= max(left.count, right.count)
  }

  /// The entries of a gap that fit, in order.
  private func pairs(in gap: Gap, _ score: (Int, Int) -> Int) -> [(before: Int, after: Int)] {
    let left = gap.before.filter { partners[$0] == nil }
    let right = gap.after.filter { formers[$0] == nil }
    return withoutActuallyEscaping(score) { score in
      CommonSequence(
        before: left.map { before[$0].tree }, after: right.map { after[$0].tree }
      ) { score(left[$0], right[$1]) }.pairs.map { (left[$0.before], right[$0.after]) }
    }
  }

  private mutating func link(_ here: Int, _ there: Int) {
    // Equal trees have their entries in the same order.
    let isWhole = before[here].tree == after[there].tree && isFree(here, there)
    for offset in 0..<(isWhole ? before[here].size : 1) {
      partners[here + offset] = there + offset
      formers[there + offset] = here + offset
    }
    if !isWhole { pending.append((here, there)) }
  }

  /// Whether nothing inside of two entries has a partner already.
  private func isFree(_ here: Int, _ there: Int) -> Bool {
    partners[here..<here + before[here].size].allSatisfy { $0 == nil }
      && formers[there..<there + after[there].size].allSatisfy { $0 == nil }
  }

  // MARK: Elsewhere

  /// The largest parts go first, so that a part moves as a whole.
  private mutating func findMoved() {
    var (trees, heads): ([Int: [Int]], [Int: [Int]]) = ([:], [:])
    for index in after.entries.indices.reversed() where formers[index] == nil {
      trees[after[index].tree, default: []].append(index)
      if !after[index].children.isEmpty { heads[after[index].head, default: []].append(index) }
    }
    let rest = before.entries.indices.filter { partners[$0] == nil }
    let largestFirst = rest.sorted { (before[$1].size, $0) < (before[$0].size, $1) }
    for here in largestFirst where partners[here] == nil {
      let there =
        takeFree(before[here].tree, from: &trees) { _ in true }
        ?? takeFree(before[here].head, from: &heads) { shareInsides(here, $0) }
      guard let there else { continue }
      moved.insert(here)
      link(here, there)
      alignPending()
    }
  }

  private func takeFree(
    _ number: Int, from places: inout [Int: [Int]], where isFit: (Int) -> Bool
  ) -> Int? {
    while let place = places[number]?.last {
      if formers[place] == nil { return isFit(place) ? place : nil }
      places[number]?.removeLast()
    }
    return nil
  }

  // MARK: Changed in its place

  private mutating func findChanged() {
    while let gap = gaps.popLast() {
      let changed = pairs(in: gap) { before[$0].similarity(to: after[$1]) }
      for pair in changed { link(pair.before, pair.after) }
      alignPending()
    }
  }
}

extension RunOutline.Entry {
  fileprivate func isSameSort(as other: Self) -> Bool {
    switch (likeness, other.likeness) {
    case (.turn, .turn), (.message, .message): true
    default: false
    }
  }

  /// Greater than 0 when this can be the same thing, changed: a message that keeps its text, or its kind and its
  /// receiver; a change of the same property; a turn.
  fileprivate func similarity(to other: Self) -> Int {
    switch (likeness, other.likeness) {
    case (.turn, .turn): return 1
    case (.state(let owner, let property, _, _), .state(let other, let its, _, _)):
      return owner == other && property == its ? 3 : 0
    case (
      .message(let kind, _, let to, let text, _, _, _),
      .message(let its, _, let other, let words, _, _, _)
    ):
      let (sameText, sameReceiver) = (text == words, to == other)
      guard sameText || sameReceiver && kind == its else { return 0 }
      return 1 + (sameText ? 2 : 0) + (sameReceiver ? 1 : 0) + (kind == its ? 1 : 0)
    default: return 0
    }
  }
}
