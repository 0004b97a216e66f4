import Cells

/// Pairs the elements of two lists in order, so that the sum of their scores is as great as possible.
///
/// It takes time and memory of the product of both lengths. Where that is too much, the lists are divided at elements that
/// are in both of them once.
struct CommonSequence {
  typealias Pair = (before: Int, after: Int)

  /// At most so many pairs are tried at once.
  static let mostTries = 4_000_000

  /// Equal numbers mean equal elements, with all that is inside of them.
  let before: [Int]
  let after: [Int]
  /// How well two elements fit, by their places; 0 for not at all. Equal elements fit best.
  let score: (_ before: Int, _ after: Int) -> Int

  /// The places of the elements that belong together, in order.
  var pairs: [Pair] {
    var pairs: [Pair] = []
    var work = [(before.indices, after.indices)]
    while let (left, right) = work.popLast() {
      let (start, end) = equalEnds(left, right)
      pairs += (0..<start).map { (left.lowerBound + $0, right.lowerBound + $0) }
      pairs += (0..<end).map { (left.upperBound - 1 - $0, right.upperBound - 1 - $0) }
      let inner = left.lowerBound + start..<left.upperBound - end
      let other = right.lowerBound + start..<right.upperBound - end
      if inner.count * other.count <= Self.mostTries {
        pairs += best(inner, other)
      } else {
        work += divided(inner, other, &pairs)
      }
    }
    return pairs.sorted { $0.before < $1.before }
  }

  /// How many elements are equal at the beginning, and how many of the others at the end.
  private func equalEnds(_ left: Range<Int>, _ right: Range<Int>) -> (start: Int, end: Int) {
    let most = min(left.count, right.count)
    let start =
      (0..<most).first { before[left.lowerBound + $0] != after[right.lowerBound + $0] } ?? most
    let end =
      (0..<most - start).first {
        before[left.upperBound - 1 - $0] != after[right.upperBound - 1 - $0]
      } ?? most - start
    return (start, end)
  }

  private func best(_ left: Range<Int>, _ right: Range<Int>) -> [Pair] {
    guard !left.isEmpty, !right.isEmpty else { return [] }
    let columns = right.count + 1
    var sums = [Int32](repeating: 0, count: (left.count + 1) * columns)
    for row in stride(from: left.count - 1, through: 0, by: -1) {
      for column in stride(from: right.count - 1, through: 0, by: -1) {
        let place = row * columns + column
        var sum = max(sums[place + 1], sums[place + columns])
        let fit = score(left.lowerBound + row, right.lowerBound + column)
        if fit > 0 { sum = max(sum, sums[place + columns + 1] + Int32(fit)) }
        sums[place] = sum
      }
    }
    return path(sums, left, right)
  }

  private func path(_ sums: [Int32], _ left: Range<Int>, _ right: Range<Int>) -> [Pair] {
    let columns = right.count + 1
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      let place = row * columns + column
      let fit = score(left.lowerBound + row, right.lowerBound + column)
      if fit > 0, sums[place] == sums[place + columns + 1] + Int32(fit) {
        pairs.append((left.lowerBound + row, right.lowerBound + column))
        (row, column) = (row + 1, column + 1)
      } else if sums[place] == sums[place + columns] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}

// MARK: Long lists

extension CommonSequence {
  /// The parts between the elements that belong together because they are in both lists once. Without such
  /// elements, equal elements are paired as they come.
  private func divided(
    _ left: Range<Int>, _ right: Range<Int>, _ pairs: inout [Pair]
  ) -> [(Range<Int>, Range<Int>)] {
    let anchors = anchors(left, right)
    guard !anchors.isEmpty else {
      pairs += asTheyCome(left, right)
      return []
    }
    pairs += anchors
    let starts =
      [(left.lowerBound, right.lowerBound)] + anchors.map { ($0.before + 1, $0.after + 1) }
    let ends = anchors.map { ($0.before, $0.after) } + [(left.upperBound, right.upperBound)]
    return zip(starts, ends).map { ($0.0..<$1.0, $0.1..<$1.1) }
  }

  private func anchors(_ left: Range<Int>, _ right: Range<Int>) -> [Pair] {
    let (here, there) = (single(before, left), single(after, right))
    let both = here.compactMap { element, place in there[element].map { (place, $0) } }
    return longestRise(both.sorted { $0.0 < $1.0 })
  }

  /// The elements that are there once, with their places.
  private func single(_ list: [Int], _ range: Range<Int>) -> [Int: Int] {
    let places = Dictionary(grouping: range) { list[$0] }
    return places.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// As many pairs as possible whose second places grow, too.
  private func longestRise(_ pairs: [Pair]) -> [Pair] {
    var ends: [Int] = []  // The last pair of the best rise of each length.
    var former = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let place = ends.indices.partitioningIndex { pairs[ends[$0]].after >= pair.after }
      former[index] = place > 0 ? ends[place - 1] : nil
      if place < ends.count { ends[place] = index } else { ends.append(index) }
    }
    var rise: [Pair] = []
    var next = ends.last
    while let index = next {
      rise.append(pairs[index])
      next = former[index]
    }
    return rise.reversed()
  }

  private func asTheyCome(_ left: Range<Int>, _ right: Range<Int>) -> [Pair] {
    var places: [Int: [Int]] = [:]
    for place in right.reversed() { places[after[place], default: []].append(place) }
    var pairs: [Pair] = []
    var next = right.lowerBound
    for place in left {
      while let found = places[before[place]]?.last, found < next {
        places[before[place]]?.removeLast()
      }
      guard let found = places[before[place]]?.popLast() else { continue }
      pairs.append((place, found))
      next = found + 1
    }
    return pairs
  }
}
