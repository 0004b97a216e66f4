/// Sorted ranges of scalars, none touching the next.
struct ScalarRanges: Sendable {
  let ranges: [ClosedRange<UInt32>]

  func contains(_ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(value)
  }
}

/// What Unicode's EastAsianWidth calls wide or fullwidth, emoji left out: the standard library
/// knows those. Unassigned scalars inside a block count as the block does.
let wideBlocks = ScalarRanges(ranges: [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
  0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
  0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D1E, 0x1AFF0...0x1B2FB,
  0x1F200...0x1F265, 0x20000...0x3FFFD,
])
