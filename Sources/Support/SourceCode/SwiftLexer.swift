/// Divides Swift source into tokens. It never fails: a literal or comment without an end goes on to the end of
/// the source.
public struct SwiftLexer {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var tokens: [SwiftToken] = []

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The tokens of a source, comments included.
  public static func tokens(of text: String) -> [SwiftToken] {
    var lexer = SwiftLexer(text)
    while lexer.next() {}
    return lexer.tokens
  }

  // MARK: One token

  private mutating func next() -> Bool {
    skipSpace()
    guard let first = byte() else { return false }
    let (start, startLine) = (place, line)
    let kind = kind(first)
    place = min(place, bytes.count)
    let isQuoted = kind == .word && first == UInt8(ascii: "`")
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    tokens.append(
      SwiftToken(
        kind: kind, text: isQuoted ? text.replacing("`", with: "") : text, range: start..<place,
        line: startLine))
    return true
  }

  /// Goes after the next token, and says what it is.
  private mutating func kind(_ first: UInt8) -> SwiftToken.Kind {
    switch first {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while let next = byte(), next != .newline { place += 1 }
      return .comment
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      skipBlockComment()
      return .comment
    case UInt8(ascii: "/") where beginsRegex, UInt8(ascii: "\""), UInt8(ascii: "#"):
      return literal()
    case UInt8(ascii: "`"):
      place += 1
      while let next = byte(), next != UInt8(ascii: "`"), next != .newline { place += 1 }
      place += 1
      return .word
    case _ where first.isDigit:
      while let next = byte(), next.isOfWords || next == UInt8(ascii: ".") && isDigit(1) {
        place += 1
      }
      return .number
    case _ where first.isOfWords:
      while let next = byte(), next.isOfWords { place += 1 }
      return .word
    default:
      place += 1
      return .sign
    }
  }

  /// `"…"`, `/…/`, each with hashes or without, or a word such as `#selector`.
  private mutating func literal() -> SwiftToken.Kind {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(hashes) {
    case UInt8(ascii: "\""):
      place += hashes
      skipString(hashes: hashes)
      return .string
    case UInt8(ascii: "/"):
      place += hashes
      skipRegex(hashes: hashes)
      return .string
    default:
      place += 1
      while let next = byte(), next.isOfWords { place += 1 }
      return .word
    }
  }
}

// MARK: What it goes over

extension SwiftLexer {
  private func byte(_ ahead: Int = 0) -> UInt8? {
    place + ahead < bytes.count ? bytes[place + ahead] : nil
  }

  private func isDigit(_ ahead: Int) -> Bool { byte(ahead)?.isDigit ?? false }

  private mutating func skipOne() {
    if byte() == .newline { line += 1 }
    place += 1
  }

  private mutating func skipSpace() {
    while let next = byte(), next.isSpace { skipOne() }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        (depth, place) = (depth + 1, place + 2)
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        (depth, place) = (depth - 1, place + 2)
      } else {
        skipOne()
      }
    } while depth > 0 && place < bytes.count
  }

  /// A literal of one or several lines, from its first quote. Interpolations may hold further literals.
  private mutating func skipString(hashes: Int) {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    place += quotes
    while let next = byte() {
      if next == UInt8(ascii: "\\"), areHashes(hashes, ahead: 1) {
        place += 1 + hashes
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { skipOne() }
      } else if areQuotes(quotes), areHashes(hashes, ahead: quotes) {
        place += quotes + hashes
        return
      } else if next == .newline, !isLong {
        return
      } else {
        skipOne()
      }
    }
  }

  private func areQuotes(_ count: Int) -> Bool {
    (0..<count).allSatisfy { byte($0) == UInt8(ascii: "\"") }
  }

  private func areHashes(_ count: Int, ahead: Int) -> Bool {
    (0..<count).allSatisfy { byte(ahead + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch byte() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipString(hashes: 0)
        continue
      default: break
      }
      skipOne()
    } while depth > 0 && place < bytes.count
  }

  /// Whether a slash begins a regular expression: no value is before it that could be divided.
  private var beginsRegex: Bool {
    guard let next = byte(1), !next.isSpace, next != UInt8(ascii: "=") else { return false }
    var end = place + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "/") || bytes[end - 1] == UInt8(ascii: "\\")
    {
      if bytes[end] == .newline { return false }
      end += 1
    }
    guard end < bytes.count else { return false }
    guard let last = tokens.last(where: { $0.kind != .comment }) else { return true }
    switch last.kind {
    case .word: return ["return", "case", "in", "if", "while", "try"].contains(last.text)
    case .sign: return ["(", ",", "=", ":", "[", "{", "!", "&", "|"].contains(last.text)
    case .number, .string, .comment: return false
    }
  }

  private mutating func skipRegex(hashes: Int) {
    place += 1
    while let next = byte() {
      if next == UInt8(ascii: "\\") {
        place += 1
        if byte() != nil { skipOne() }
      } else if next == UInt8(ascii: "/"), areHashes(hashes, ahead: 1) {
        place += 1 + hashes
        return
      } else if next == .newline, hashes == 0 {
        return
      } else {
        skipOne()
      }
    }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")

  fileprivate var isSpace: Bool { self == 32 || (9...13).contains(self) }
  fileprivate var isDigit: Bool { (48...57).contains(self) }

  /// Letters, digits, `_`, `$` and everything beyond ASCII.
  fileprivate var isOfWords: Bool {
    isDigit || (65...90).contains(self) || (97...122).contains(self) || self == 95 || self == 36
      || self >= 128
  }
}
