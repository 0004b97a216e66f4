extension [Int] {
  /// Neighbours, when these are sorted.
  package var runs: [ClosedRange<Int>] {
    reduce(into: []) { runs, index in
      if let last = runs.last, last.upperBound + 1 >= index {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
  }
}
