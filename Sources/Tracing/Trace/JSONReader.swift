extension JSON {
  /// Where a text stops being JSON.
  public struct Problem: Error, Equatable, Sendable {
    /// Counted from 1, in characters.
    public let column: Int
  }

  /// Reads one JSON text. White space around it is allowed, nesting goes 64 levels deep.
  ///
  /// Foundation's reader loses the order of an object's members. It is faster in debug builds and slower
  /// in optimised ones: `Sources/Benchmarks/Benchmark/ReadingBenchmark.swift` measures both.
  public init(parsing text: String) throws(Problem) {
    var reader = JSONReader(text)
    do {
      self = try reader.wholeText()
    } catch {
      throw Problem(column: reader.column)
    }
  }
}

/// Recursive descent over the bytes of a text, by RFC 8259.
private struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  private struct Unexpected: Error {}

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The column of the next character, counted from 1.
  var column: Int { String(decoding: bytes.prefix(place), as: UTF8.self).count + 1 }

  mutating func wholeText() throws -> JSON {
    let value = try value()
    skipSpace()
    guard place == bytes.count else { throw Unexpected() }
    return value
  }

  private mutating func value() throws -> JSON {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try nested { try $0.object() }
    case UInt8(ascii: "["): return try nested { try $0.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  /// Far deeper than any trace, and far from the end of the stack.
  private mutating func nested(_ read: (inout JSONReader) throws -> JSON) throws -> JSON {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 64 else { throw Unexpected() }
    place += 1
    return try read(&self)
  }

  private mutating func object() throws -> JSON {
    var members: [JSON.Member] = []
    while try !ends(with: "}", isFirst: members.isEmpty) {
      skipSpace()
      let key = try string()
      try expect(":")
      members.append(JSON.Member(key, try value()))
    }
    return .object(members)
  }

  private mutating func array() throws -> JSON {
    var values: [JSON] = []
    while try !ends(with: "]", isFirst: values.isEmpty) { values.append(try value()) }
    return .array(values)
  }

  /// Steps over the closing bracket, or over the comma before the next element.
  private mutating func ends(with close: Unicode.Scalar, isFirst: Bool) throws -> Bool {
    skipSpace()
    if peek == UInt8(ascii: close) {
      place += 1
      return true
    }
    if !isFirst { try expect(",") }
    return false
  }

  // MARK: Strings

  private mutating func string() throws -> String {
    try expect("\"")
    var result = plainPart()
    while peek == UInt8(ascii: "\\") {
      place += 1
      result.unicodeScalars.append(try escaped())
      result += plainPart()
    }
    guard peek == UInt8(ascii: "\"") else { throw Unexpected() }
    place += 1
    return result
  }

  /// What comes before the next quotation mark, escape or control character.
  private mutating func plainPart() -> String {
    let start = place
    while let byte = peek, byte >= 0x20, byte != 0x22, byte != 0x5C { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func escaped() throws -> Unicode.Scalar {
    guard let byte = peek else { throw Unexpected() }
    place += 1
    if let scalar = Self.escapes[byte] { return scalar }
    guard byte == UInt8(ascii: "u") else { throw Unexpected() }
    return try unicodeEscape()
  }

  /// Two escapes in a row can be the halves of one character.
  private mutating func unicodeEscape() throws -> Unicode.Scalar {
    let first = try hex()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard bytes[place...].starts(with: Array("\\u".utf8)) else { throw Unexpected() }
    place += 2
    let second = try hex()
    guard (0xD800..<0xDC00).contains(first), (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw Unexpected() }
    return scalar
  }

  private mutating func hex() throws -> UInt32 {
    let digits = String(decoding: bytes[place...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { throw Unexpected() }
    place += 4
    return value
  }

  // MARK: Numbers and words

  private mutating func number() throws -> JSON {
    let start = place
    while let byte = peek, byte.isInNumber { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if let int = Int(text), String(int) == text { return .int(int) }
    guard text.wholeMatch(of: #/-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/#) != nil else {
      place = start
      throw Unexpected()
    }
    if let int = Int(text) { return .int(int) }
    guard let double = Double(text), double.isFinite else { throw Unexpected() }
    return .double(double)
  }

  private mutating func word(_ word: String, _ value: JSON) throws -> JSON {
    guard bytes[place...].starts(with: Array(word.utf8)) else { throw Unexpected() }
    place += word.utf8.count
    return value
  }

  // MARK: Bytes

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte.isSpace { place += 1 }
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws {
    skipSpace()
    guard peek == UInt8(ascii: scalar) else { throw Unexpected() }
    place += 1
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// Whether a number may contain this byte: a digit, a sign, a point, or the letter of an exponent.
  fileprivate var isInNumber: Bool {
    switch self {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
    default: false
    }
  }
}
