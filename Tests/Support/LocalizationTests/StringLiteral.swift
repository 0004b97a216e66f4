import Foundation
import SourceCode

/// What a string literal says, spelled as a key of the catalogue: its words, with `%1`, `%2` … for its values.
struct StringLiteral {
  private(set) var key = ""
  /// The expressions of the values.
  private(set) var values: [String] = []

  private let hashes: String
  /// What each line of a literal of several lines begins with.
  private var indentation: Substring = ""
  private var rest: Substring

  /// - Parameter token: the literal in the source. A regular expression, which is a token of the same kind, makes
  ///   `nil`.
  init?(_ token: SwiftToken) {
    hashes = String(token.text.prefix { $0 == "#" })
    rest = token.text.dropFirst(hashes.count)
    guard rest.hasPrefix("\"") else { return nil }
    let isLong = rest.hasPrefix(#"""""#)
    let quotes = isLong ? 3 : 1
    rest = rest.dropFirst(quotes).dropLast(quotes + hashes.count)
    if isLong { keepLines() }
    while let next = rest.popFirst() { read(next) }
  }

  /// Leaves the line breaks next to the quotes out.
  private mutating func keepLines() {
    let end = rest.lastIndex(of: "\n") ?? rest.startIndex
    indentation = rest[end...].dropFirst()
    rest = rest[..<end]
    if rest.popFirst() != nil { rest.trimPrefix(indentation) }
  }

  private mutating func read(_ next: Character) {
    if next == "\\", rest.hasPrefix(hashes) {
      rest.removeFirst(hashes.count)
      readEscape()
    } else {
      add(next)
      if next == "\n" { rest.trimPrefix(indentation) }
    }
  }

  private mutating func readEscape() {
    switch rest.popFirst() {
    case "(": readValue()
    case "n": add("\n")
    case "r": add("\r")
    case "t": add("\t")
    case "0": add("\0")
    case "u": readScalar()
    // The line goes on in the next one.
    case "\n": rest.trimPrefix(indentation)
    case let other?: add(other)
    case nil: break
    }
  }

  /// `{1F600}`
  private mutating func readScalar() {
    let digits = rest.dropFirst().prefix { $0 != "}" }
    rest = rest.dropFirst(digits.count + 2)
    UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { add(Character($0)) }
  }

  private mutating func readValue() {
    var depth = 1
    for token in SwiftLexer.tokens(of: String(rest)) where token.kind == .sign {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      guard depth == 0 else { continue }
      let end = rest.utf8.index(rest.startIndex, offsetBy: token.range.lowerBound)
      values.append(rest[..<end].trimmingCharacters(in: .whitespacesAndNewlines))
      key += "%\(values.count)"
      rest = rest[end...].dropFirst()
      return
    }
  }

  private mutating func add(_ character: Character) {
    key += character == "%" ? "%%" : String(character)
  }
}
