extension String {
  /// The text without control characters, so that a terminal shows it and obeys nothing in it.
  ///
  /// Control characters become their pictures (`␛`, `␊`); those that have none, and those that turn
  /// the direction of the rest of the line, are spelled as in Swift (`\u{202E}`).
  public var printable: String {
    guard !isPrintableASCII else { return self }
    guard unicodeScalars.contains(where: \.isCommand) else { return self }
    return unicodeScalars.reduce(into: "") { $0 += $1.isCommand ? $1.picture : String($1) }
  }
}

extension Unicode.Scalar {
  fileprivate var isCommand: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var picture: String {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value).map { String($0) } ?? ""
    case 0x7F: "␡"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
