extension String {
  /// The text without control characters, so that a terminal shows it and obeys nothing in it.
  ///
  /// Control characters become their pictures (`␛`, `␊`); those that have none, and those that turn
  /// the direction of the rest of the line, are spelled as in Swift (`\u{202E}`).
  public var printable: String {
    guard mayHoldCommand, unicodeScalars.contains(where: \.isCommand) else { return self }
    return unicodeScalars.reduce(into: "") { $0 += $1.isCommand ? $1.picture : String($1) }
  }

  /// The same JSON without control characters but line feeds: those in strings are escaped (`\u202e`), so
  /// that it is printable and reads back the same.
  public var printableJSON: String {
    guard unicodeScalars.contains(where: \.isEscapedInJSON) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isEscapedInJSON ? "\\u" + scalar.fourHexDigits : String(scalar)
    }
  }
}

extension String {
  /// A quick test first, by bytes: most text holds none of those that a control character begins with.
  fileprivate var mayHoldCommand: Bool {
    func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case 0x20..<0x7F: index += 1
        case 0..<0x20, 0x7F, 0xC2, 0xD8: return true
        // Drawings are full of what begins with this byte.
        case 0xE2:
          if bytes[index + 1] <= 0x81 { return true }
          index += 3
        default: index += 1
        }
      }
      return false
    }
    return utf8.withContiguousStorageIfAvailable(mayHold) ?? true
  }
}

extension Unicode.Scalar {
  fileprivate var isCommand: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// JSON has escapes of its own for those below a space.
  fileprivate var isEscapedInJSON: Bool { isCommand && value > 0x20 }

  fileprivate var fourHexDigits: String {
    let hex = String(value, radix: 16)
    return String(repeating: "0", count: 4 - hex.count) + hex
  }

  fileprivate var picture: String {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value).map { String($0) } ?? ""
    case 0x7F: "␡"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
