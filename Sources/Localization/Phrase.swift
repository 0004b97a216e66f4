/// Something that is said, with what was put into it kept apart, so that another language can put it
/// elsewhere: `"No pattern is called \(name)."` is `No pattern is called %1.` and a name.
public struct Phrase: ExpressibleByStringInterpolation, Sendable {
  /// The English words, with `%1`, `%2` … for what was put in, and `%%` for a percent sign.
  public let key: String
  let arguments: [String]

  public init(stringLiteral value: String) {
    key = value.replacing("%", with: "%%")
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

extension Phrase {
  /// The words of a form with what belongs into it.
  func filled(into form: String) -> String {
    var result = ""
    var rest = form[...]
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      let number = rest.prefix(while: \.isWholeNumber)
      if let index = Int(number), arguments.indices.contains(index - 1) {
        result += arguments[index - 1]
        rest = rest[number.endIndex...]
      } else {
        result += "%"
        if rest.first == "%" { rest = rest.dropFirst() }
      }
    }
    return result + rest
  }
}
