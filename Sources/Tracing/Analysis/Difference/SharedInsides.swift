/// Tells which calls of two runs have half of their insides in common. Many calls may have the same insides, so any two of
/// these are compared once.
final class SharedInsides {
  private struct Pair: Hashable {
    let before, after: Int
  }

  private var before: Side
  private var after: Side
  private var known: [Pair: Bool] = [:]

  init(_ before: RunOutline, _ after: RunOutline) {
    (self.before, self.after) = (Side(before), Side(after))
  }

  /// Whether half of what is inside of two calls is the same. A call that was inside of the other has moved out of it, and
  /// is not the other, changed.
  func areLike(_ here: Int, _ there: Int) -> Bool {
    let sort = before.sorts[here]
    return sort == after.sorts[there] && (sort == .turn || sort == .message)
      && haveHalf(here, there)
      && !before.inside(of: here).heads.contains(after.heads[there])
      && !after.inside(of: there).heads.contains(before.heads[here])
  }

  private func haveHalf(_ here: Int, _ there: Int) -> Bool {
    let pair = Pair(before: before.insides[here], after: after.insides[there])
    if let known = known[pair] { return known }
    let (left, right) = (before.inside(of: here), after.inside(of: there))
    let common = right.all.count(where: left.trees.contains)
    let haveHalf = common > 0 && 2 * common >= max(left.all.count, right.all.count)
    known[pair] = haveHalf
    return haveHalf
  }
}

/// One of the runs. What is looked at for many pairs is in lists of its own, by the places of the entries.
private struct Side {
  let sorts: [OccurrenceTraits.Sort]
  let heads: [Int]
  let insides: [Int]
  private let outline: RunOutline
  /// By the numbers of the insides.
  private var known: [Int: Inside] = [:]

  struct Inside {
    let heads: Set<Int>
    let trees: Set<Int>
    /// The trees of all entries.
    let all: [Int]
  }

  init(_ outline: RunOutline) {
    self.outline = outline
    sorts = outline.entries.map(\.traits.sort)
    heads = outline.entries.map(\.head)
    insides = outline.entries.map(\.inside)
  }

  mutating func inside(of index: Int) -> Inside {
    if let inside = known[insides[index]] { return inside }
    let (entries, number) = (outline.insides(of: index), insides[index])
    let trees = entries.map(\.tree)
    let inside = Inside(heads: Set(entries.map(\.head)), trees: Set(trees), all: trees)
    known[number] = inside
    return inside
  }
}
