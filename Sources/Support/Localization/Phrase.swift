/// A text with its values kept apart, so that a translation can put them in other places:
/// `"No pattern is called \(name)."` is `No pattern is called %1.` and a name.
public struct Phrase: ExpressibleByStringInterpolation, Sendable {
  /// The English words, with `%1`, `%2` … `%9` for the values, and `%%` for a percent sign.
  public let key: String
  let arguments: [String]

  public init(stringLiteral value: String) {
    self.init(text: value)
  }

  /// A text without values.
  public init(text: String) {
    key = text.replacing("%", with: "%%")
    arguments = []
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Keeps the value apart; `%1`, `%2` … is in its place.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      arguments.append(value.description)
      assert(arguments.count < 10, "A phrase has no more than nine values.")
      key += "%\(arguments.count)"
    }
  }
}

extension Phrase {
  /// The text `form` with the values in their places.
  ///
  /// - Parameter closingGaps: Whether to remove the space between a value and the words next to it where both
  ///   are Chinese. The space is there for Latin letters.
  func filled(into form: String, closingGaps: Bool = false) -> String {
    var result = ""
    var rest = form[...]
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if let index = rest.first?.digit, arguments.indices.contains(index - 1) {
        rest = rest.dropFirst()
        if closingGaps { result.closeGap(before: arguments[index - 1]) }
        result += arguments[index - 1]
        if closingGaps { rest.closeGap(after: result) }
      } else {
        result += "%"
        if rest.first == "%" { rest = rest.dropFirst() }
      }
    }
    return result + rest
  }
}

extension String {
  fileprivate mutating func closeGap(before next: String) {
    guard last == " ", dropLast().last?.isChinese == true, next.first?.isChinese == true else {
      return
    }
    removeLast()
  }
}

extension Substring {
  fileprivate mutating func closeGap(after previous: String) {
    guard first == " ", previous.last?.isChinese == true, dropFirst().first?.isChinese == true
    else { return }
    removeFirst()
  }
}

extension Character {
  fileprivate var digit: Int? { isASCII ? wholeNumberValue : nil }

  /// A Chinese character or one of the wide punctuation marks.
  fileprivate var isChinese: Bool {
    unicodeScalars.first.map {
      switch $0.value {
      case 0x3000...0x303F, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60: true
      default: false
      }
    } ?? false
  }
}
