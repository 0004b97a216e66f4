/// Something that is said, with what was put into it kept apart, so that another language can put it
/// elsewhere: `"No pattern is called \(name)."` is `No pattern is called %1.` and a name.
public struct Phrase: ExpressibleByStringInterpolation, Sendable {
  /// The English words, with `%1`, `%2` … for what was put in, and `%%` for a percent sign.
  public let key: String
  let arguments: [String]

  public init(stringLiteral value: String) {
    self.init(text: value)
  }

  /// Words in which nothing is put.
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

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      arguments.append(value.description)
      key += "%\(arguments.count)"
    }
  }
}
