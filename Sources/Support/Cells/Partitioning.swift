extension RandomAccessCollection {
  /// The first index at which `belongs` is true, or the end; by binary search. Elements for which it is true
  /// must all stand behind those for which it is false.
  public func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
    var (start, rest) = (startIndex, count)
    while rest > 0 {
      let half = rest / 2
      let middle = index(start, offsetBy: half)
      if belongs(self[middle]) {
        rest = half
      } else {
        start = index(after: middle)
        rest -= half + 1
      }
    }
    return start
  }
}
