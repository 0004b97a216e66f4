/// A text with its values kept apart, so that a translation can put them in other places:
/// `"There is no pattern \(name)."` is `No pattern is called %1.` and a name.
public struct Phrase: ExpressibleByStringInterpolation, Sendable {
  /// The English words, with `%1`, `%2` … for the values, and `%%` for a percent sign.
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

    /// Keeps the value apart; `%1`, `%2` … stands in its place.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      arguments.append(value.description)
      key += "%\(arguments.count)"
    }
  }
}
