import Trace

/// Which occurrence of one run is which occurrence of another run.
///
/// Calls are aligned from the outermost inwards: what is inside of a call is looked for inside of the same call. What is
/// left over after that is looked for elsewhere: there it has been moved. What is left over then, next to something
/// similar, has been changed.
struct RunAlignment {
  let before: RunOutline
  let after: RunOutline
  /// For each entry before, the entry after; `nil` for none.
  private(set) var partners: [Int?]
  /// The same from the other side.
  private(set) var formers: [Int?]
  /// The entries before that are elsewhere after, each without what is inside of it.
  private(set) var moved: Set<Int> = []
  /// First values that come before or after other ones in the same place: which of two objects is there first is no
  /// difference.
  private(set) var reordered: Set<Int> = []

  /// Entries that are between the same neighbours and have no partners.
  private typealias Gap = (before: [Int], after: [Int])

  private let sharing: SharedInsides
  private var gaps: [Gap] = []
  /// Pairs whose insides are not yet aligned.
  private var pending: [(before: Int, after: Int)] = []

  init(_ before: RunOutline, _ after: RunOutline) {
    self.before = before
    self.after = after
    sharing = SharedInsides(before, after)
    partners = Array(repeating: nil, count: before.entries.count)
    formers = Array(repeating: nil, count: after.entries.count)
    align(before.top, after.top)
    alignPending()
    findMoved()
    findChanged()
    findInPlace()
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
    let pairs = pairs(left, right)
    for pair in pairs { link(left[pair.before], right[pair.after]) }
    let starts = [(0, 0)] + pairs.map { ($0.before + 1, $0.after + 1) }
    let ends = pairs.map { ($0.before, $0.after) } + [(left.count, right.count)]
    for (start, end) in zip(starts, ends) {
      close((Array(left[start.0..<end.0]), Array(right[start.1..<end.1])))
    }
  }

  /// The places of entries that are the same, whatever is inside of them.
  private func pairs(_ left: [Int], _ right: [Int]) -> [CommonSequence.Pair] {
    let start = zip(left, right).prefix { before[$0].tree == after[$1].tree }.count
    let ends = zip(left.dropFirst(start).reversed(), right.dropFirst(start).reversed())
    let end = ends.prefix { before[$0].tree == after[$1].tree }.count
    let middle = samePairs(
      Array(left[start..<left.count - end]), Array(right[start..<right.count - end]))
    return (0..<start).map { ($0, $0) } + middle.map { ($0.before + start, $0.after + start) }
      + (0..<end).reversed().map { (left.count - 1 - $0, right.count - 1 - $0) }
  }

  /// Those between the equal beginnings and the equal ends. What only one run has is left out before the search, which
  /// makes it much shorter.
  private func samePairs(_ left: [Int], _ right: [Int]) -> [CommonSequence.Pair] {
    let (known, new) = (Set(left.map { before[$0].head }), Set(right.map { after[$0].head }))
    let here = left.indices.filter { new.contains(before[left[$0]].head) }
    let there = right.indices.filter { known.contains(after[right[$0]].head) }
    let (heads, others) = (here.map { before[left[$0]].head }, there.map { after[right[$0]].head })
    let insides = here.map { Set(before[left[$0]].children.map { before[$0].tree }) }
    let children = there.map { after[right[$0]].children.map { after[$0].tree } }
    let (trees, its) = (here.map { before[left[$0]].tree }, there.map { after[right[$0]].tree })
    let common = CommonSequence(before: trees, after: its) { one, other in
      guard trees[one] != its[other] else { return 5 }
      guard heads[one] == others[other] else { return 0 }
      // What is inside of the other has moved into it.
      if children[other].contains(trees[one]) || insides[one].contains(its[other]) { return 1 }
      return children[other].contains(where: insides[one].contains) ? 3 : 2
    }
    return common.pairs.map { (here[$0.before], there[$0.after]) }
  }

  /// A call that got another text or receiver is still the same call when the same things happen inside of it.
  private mutating func close(_ gap: Gap) {
    guard !gap.before.isEmpty || !gap.after.isEmpty else { return }
    for pair in sharingPairs(in: gap) { link(pair.before, pair.after) }
    gaps.append(gap)
  }

  /// The entries of a gap that have half of their insides in common, in order. Of many, only those are tried that have
  /// anything in common.
  private func sharingPairs(in gap: Gap) -> [(before: Int, after: Int)] {
    // Of calls in calls, each may be in a gap with one other: lists of all that is inside of each would take too long.
    if gap.before.count == 1, gap.after.count == 1 {
      let pair = (before: gap.before[0], after: gap.after[0])
      return sharing.areLike(pair.before, pair.after) ? [pair] : []
    }
    let (here, there) = (holders(in: gap.before, before), holders(in: gap.after, after))
    let left = gap.before.filter { one in
      before.insides(of: one).contains { inner in
        there[inner.tree]?.contains { sharing.areLike(one, $0) } ?? false
      }
    }
    let right = gap.after.filter { one in
      after.insides(of: one).contains { inner in
        here[inner.tree]?.contains { sharing.areLike($0, one) } ?? false
      }
    }
    return pairs(left, right) { [sharing] in sharing.areLike(left[$0], right[$1]) ? 1 : 0 }
  }

  /// The entries that have a tree inside, by its number.
  private func holders(in entries: [Int], _ outline: RunOutline) -> [Int: [Int]] {
    entries.reduce(into: [:]) { holders, entry in
      for inner in outline.insides(of: entry) where holders[inner.tree]?.last != entry {
        holders[inner.tree, default: []].append(entry)
      }
    }
  }

  /// The entries that fit, in order.
  ///
  /// - Parameter score: how well two entries fit, by their places in the lists.
  private func pairs(
    _ left: [Int], _ right: [Int], _ score: @escaping (Int, Int) -> Int
  ) -> [(before: Int, after: Int)] {
    CommonSequence(
      before: left.map { before[$0].tree }, after: right.map { after[$0].tree }, score: score
    ).pairs.map { (left[$0.before], right[$0.after]) }
  }

  private mutating func link(_ here: Int, _ there: Int) {
    partners[here] = there
    formers[there] = here
    pending.append((here, there))
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
        ?? takeFree(before[here].head, from: &heads) { sharing.areLike(here, $0) }
      guard let there else { continue }
      if isReordered(here, there) { reordered.insert(here) } else { moved.insert(here) }
      link(here, there)
      alignPending()
    }
  }

  private func isReordered(_ here: Int, _ there: Int) -> Bool {
    guard before[here].occurrence.change?.isInitial == true else { return false }
    guard let parent = before[here].parent else { return after[there].parent == nil }
    return partners[parent] == after[there].parent
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
      let left = gap.before.filter { partners[$0] == nil }
      let right = gap.after.filter { formers[$0] == nil }
      let (here, there) = (left.map { before[$0].traits }, right.map { after[$0].traits })
      let changed = pairs(left, right) { here[$0].similarity(to: there[$1]) }
      for pair in changed { link(pair.before, pair.after) }
      alignPending()
    }
  }

  // MARK: In its place after all

  /// What seemed to be elsewhere is in its place when the calls around it are the same call, changed.
  private mutating func findInPlace() {
    for parent in Set(moved.compactMap { before[$0].parent }) { findInPlace(inside: parent) }
  }

  /// In its place is what comes in the same order as all that was never elsewhere.
  private mutating func findInPlace(inside parent: Int) {
    guard let place = partners[parent] else { return }
    let pairs: [CommonSequence.Pair] = before[parent].children.compactMap { here in
      guard let there = partners[here], after[there].parent == place, !reordered.contains(here)
      else { return nil }
      return (here, there)
    }
    // For each pair, where the next one is that was never elsewhere.
    var (ends, end): ([Int], Int) = ([], .max)
    for pair in pairs.reversed() {
      ends.append(end)
      if !moved.contains(pair.before) { end = pair.after }
    }
    var last = -1
    for (pair, end) in zip(pairs, ends.reversed()) {
      let isInOrder = pair.after > last && pair.after < end
      guard isInOrder || isReordered(pair.before, pair.after) else { continue }
      moved.remove(pair.before)
      if isInOrder { last = pair.after } else { reordered.insert(pair.before) }
    }
  }
}
