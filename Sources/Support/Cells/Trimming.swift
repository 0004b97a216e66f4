extension String {
  /// The text without white space at both ends.
  public var trimmed: String { String(self[...].trimmed) }

  /// The text without white space at its end.
  public var trimmedAtEnd: String { String(self[...].trimmedAtEnd) }
}

extension Substring {
  /// The text without white space at both ends. Its indices stay those of the whole text.
  ///
  /// A mark that is on a space is text: to Swift, both are one character, and white space.
  public var trimmed: Substring { part { $0.trimmed(0..<$0.count) } }

  /// The text without white space at its end. Its indices stay those of the whole text.
  public var trimmedAtEnd: Substring { part { $0.trimmedAtEnd(0..<$0.count) } }

  private func part(_ range: (UnsafeBufferPointer<UInt8>) -> Range<Int>) -> Substring {
    var text = self
    let range = text.withUTF8(range)
    guard range.count < utf8.count else { return self }
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A range of a text in UTF-8 without white space at both ends. To step through bytes takes a small part of the time
  /// that stepping through a string takes.
  public func trimmed(_ range: Range<Int>) -> Range<Int> {
    let end = trimmedAtEnd(range).upperBound
    var start = range.lowerBound
    while start < end {
      if self[start].isASCIISpace {
        start += 1
      } else if self[start] >= 0x80, let count = otherSpace(at: start, upTo: end) {
        start += count
      } else {
        break
      }
    }
    return start..<end
  }

  public func trimmedAtEnd(_ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound
    var end = range.upperBound
    while start < end {
      if self[end - 1].isASCIISpace {
        end -= 1
        continue
      }
      guard self[end - 1] >= 0x80 else { break }
      var first = end - 1
      while first > start, self[first] & 0xC0 == 0x80 { first -= 1 }
      guard otherSpace(at: first, upTo: end) != nil else { break }
      end = first
    }
    return start..<end
  }

  /// The number of bytes of a space that is not ASCII; `nil` where none begins.
  private func otherSpace(at start: Int, upTo end: Int) -> Int? {
    var decoder = UTF8()
    var bytes = self[start..<end].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes), scalar.properties.isWhitespace
    else { return nil }
    return UTF8.width(scalar)
  }
}

extension UInt8 {
  fileprivate var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
