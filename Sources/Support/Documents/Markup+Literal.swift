extension Markup: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .raw(value) }

  package init(stringInterpolation: StringInterpolation) { self = .raw(stringInterpolation.source) }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: String) { source += literal }

    /// Inserts the text, escaped.
    package mutating func appendInterpolation(_ text: String) { source += text.xmlEscaped }

    package mutating func appendInterpolation(_ number: Int) { source += String(number) }

    /// Inserts the markup as it is.
    package mutating func appendInterpolation(_ markup: Markup) { source += markup.source }

    /// Inserts each part on a line of its own.
    package mutating func appendInterpolation(_ parts: [Markup]) {
      source += parts.map(\.source).joined(separator: "\n")
    }
  }
}
