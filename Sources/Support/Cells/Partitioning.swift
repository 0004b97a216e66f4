extension Range<Int> {
  /// The first number for which `belongs` is true, or the upper bound; by binary search. It must be true for all
  /// numbers after the first.
  ///
  /// This is not generic: across modules, that would be slow.
  public func partitioningIndex(where belongs: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if belongs(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
