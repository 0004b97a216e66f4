/// The bytes of a source as they come, with `\n` for every line end and without a byte-order mark.
struct MermaidInput {
  private let more: () -> [UInt8]?
  private var isAtStart = true
  /// Whether the bytes before ended in `\r`, which may be half of a line end.
  private var endsInReturn = false

  init(_ more: @escaping () -> [UInt8]?) { self.more = more }

  /// `nil` at the end of the source.
  mutating func next() -> [UInt8]? {
    guard let bytes = isAtStart ? start : more() else { return nil }
    guard endsInReturn || bytes.contains(.carriageReturn) else { return bytes }
    defer { endsInReturn = bytes.last == .carriageReturn }
    return bytes.withPlainLineEnds(afterReturn: endsInReturn)
  }

  /// So many bytes as a mark has, or more.
  private var start: [UInt8]? {
    mutating get {
      isAtStart = false
      guard var bytes = more() else { return nil }
      while bytes.count < byteOrderMark.count, let next = more() { bytes += next }
      if bytes.starts(with: byteOrderMark) { bytes.removeFirst(byteOrderMark.count) }
      return bytes
    }
  }
}

let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension [UInt8] {
  /// `\n` for `\r\n` and `\r`.
  fileprivate func withPlainLineEnds(afterReturn: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var before: UInt8? = afterReturn ? .carriageReturn : nil
    for byte in self {
      if byte == .carriageReturn {
        result.append(.lineFeed)
      } else if byte != .lineFeed || before != .carriageReturn {
        result.append(byte)
      }
      before = byte
    }
    return result
  }
}
