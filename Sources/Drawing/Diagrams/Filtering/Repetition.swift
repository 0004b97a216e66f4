/// A stretch of a sequence that repeats itself: after the first period, each value is the one a period before.
struct Repetition {
  /// As long as it can be, and at least two periods.
  let range: Range<Int>
  /// The shortest one.
  let period: Int

  /// All repetitions in a sequence, ordered by their periods.
  ///
  /// Of the places 0, period, 2 · period … each repetition holds two neighbours. Only such neighbours are compared,
  /// and what is around those that are equal.
  static func all(in values: [Int]) -> [Repetition] {
    var ranges: Set<Range<Int>> = []
    var found: [Repetition] = []
    /// For each place, the last repetition that holds it.
    var last: [Repetition?] = Array(repeating: nil, count: values.count)
    for period in stride(from: 1, through: values.count / 2, by: 1) {
      var place = 0
      while place + period < values.count {
        guard values[place] == values[place + period] else {
          place += period
          continue
        }
        var (start, end) = (place, place + period)
        // With twice the period, the same range repeats itself again.
        if let known = last[place], known.range.contains(end), period % known.period == 0 {
          end = known.range.upperBound
        } else {
          while start > 0, values[start - 1] == values[start - 1 + period] { start -= 1 }
          while end < values.count, values[end] == values[end - period] { end += 1 }
          if end - start >= 2 * period, ranges.insert(start..<end).inserted {
            found.append(Repetition(range: start..<end, period: period))
            for index in start..<end { last[index] = found.last }
          }
        }
        // The first of the places that is too near to the end.
        place = (end - 1) / period * period
      }
    }
    return found
  }
}
