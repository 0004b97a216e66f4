import Cells

/// Tells which calls of two runs have half of their insides in common. Many calls may have the same insides, so any two of
/// these are compared once.
final class SharedInsides {
  private struct Pair: Hashable {
    let before, after: Int
  }

  private let before: Side
  private let after: Side
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
      && !before.heads.has(after.heads[there], in: before.inside(of: here))
      && !after.heads.has(before.heads[here], in: after.inside(of: there))
  }

  private func haveHalf(_ here: Int, _ there: Int) -> Bool {
    let (left, right) = (before.inside(of: here), after.inside(of: there))
    guard 2 * right.count >= left.count else { return false }
    let pair = Pair(before: before.insides[here], after: after.insides[there])
    if let known = known[pair] { return known }
    let common = right.count { before.trees.has(after.trees[$0], in: left) }
    let haveHalf = common > 0 && 2 * common >= max(left.count, right.count)
    known[pair] = haveHalf
    return haveHalf
  }
}

/// One of the runs. What is looked at for many pairs is in lists of its own, by the places of the entries.
private struct Side {
  let sorts: [OccurrenceTraits.Sort]
  let heads: NumberedPlaces
  let trees: NumberedPlaces
  let insides: [Int]
  private let sizes: [Int]

  init(_ outline: RunOutline) {
    sorts = outline.entries.map(\.traits.sort)
    heads = NumberedPlaces(outline.entries.map(\.head))
    trees = NumberedPlaces(outline.entries.map(\.tree))
    insides = outline.entries.map(\.inside)
    sizes = outline.entries.map(\.size)
  }

  /// The places of what is inside of an entry. They follow it directly, so that calls in calls need no lists of their own:
  /// together, these would be as long as the square of the depth.
  func inside(of index: Int) -> Range<Int> { index + 1..<index + sizes[index] }
}

/// The numbers of a list, and where each of them is.
private struct NumberedPlaces {
  private let numbers: [Int]
  /// In ascending order, by the number.
  private let places: [Int: [Int]]

  init(_ numbers: [Int]) {
    self.numbers = numbers
    places = Dictionary(grouping: numbers.indices) { numbers[$0] }
  }

  subscript(place: Int) -> Int { numbers[place] }

  func has(_ number: Int, in range: Range<Int>) -> Bool {
    guard let places = places[number] else { return false }
    let next = places.indices.partitioningIndex { places[$0] >= range.lowerBound }
    return next < places.endIndex && places[next] < range.upperBound
  }
}
