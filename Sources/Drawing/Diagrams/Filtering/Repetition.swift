import Cells

/// A stretch of a sequence that repeats itself: after the first period, each value is the one a period before.
struct Repetition {
  /// As long as it can be, and at least two periods.
  let range: Range<Int>
  /// The shortest one.
  let period: Int

  /// All repetitions in a sequence, ordered by their periods.
  ///
  /// Of the places 0, period, 2 · period … each repetition holds two neighbours. Only such neighbours are compared:
  /// for all periods together, n · log n pairs.
  static func all(in values: [Int]) -> [Repetition] {
    let sequence = HashedSequence(values)
    var ranges: Set<Range<Int>> = []
    var found: [Repetition] = []
    for period in stride(from: 1, through: values.count / 2, by: 1) {
      var place = 0
      while place + period < values.count {
        guard values[place] == values[place + period] else {
          place += period
          continue
        }
        let start = place - sequence.countOfEqual(before: place, place + period)
        let end = place + period + sequence.countOfEqual(from: place, place + period)
        // With twice the period, the same range repeats itself again.
        if end - start >= 2 * period, ranges.insert(start..<end).inserted {
          found.append(Repetition(range: start..<end, period: period))
        }
        // The first of the places that is too near to the end.
        place = (end - 1) / period * period
      }
    }
    return found
  }
}

/// A sequence of which two parts are compared in the same time, however long they are: by their hashes.
private struct HashedSequence {
  /// `hashes[n]` is the hash of the first `n` values: a polynomial in `base`, modulo `prime`.
  private var hashes: [UInt64] = [0]
  private var powers: [UInt64] = [1]
  private let count: Int

  private static let prime: UInt64 = 1 << 61 - 1
  private static let base: UInt64 = 0x0B5A_1D9F_37E4_C263

  init(_ values: [Int]) {
    count = values.count
    for (index, value) in values.enumerated() {
      let hash = Self.product(hashes[index], Self.base) + UInt64(value) + 1
      hashes.append(hash % Self.prime)
      powers.append(Self.product(powers[index], Self.base))
    }
  }

  /// How many values are equal from two places on.
  ///
  /// - Parameter second: the later place.
  func countOfEqual(from first: Int, _ second: Int) -> Int {
    (1..<count - second + 1).partitioningIndex { hash(first, $0) != hash(second, $0) } - 1
  }

  /// How many values are equal before two places.
  ///
  /// - Parameter second: the later place.
  func countOfEqual(before first: Int, _ second: Int) -> Int {
    (1..<first + 1).partitioningIndex { hash(first - $0, $0) != hash(second - $0, $0) } - 1
  }

  private func hash(_ start: Int, _ length: Int) -> UInt64 {
    let before = Self.product(hashes[start], powers[length])
    return (hashes[start + length] + Self.prime - before) % Self.prime
  }

  private static func product(_ one: UInt64, _ two: UInt64) -> UInt64 {
    prime.dividingFullWidth(one.multipliedFullWidth(by: two)).remainder
  }
}
