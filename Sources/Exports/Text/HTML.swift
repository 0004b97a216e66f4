import Exports

/// HTML. What is put into it is taken for text, unless it is markup itself: so nothing that somebody
/// else wrote can become markup.
nonisolated struct HTML: ExpressibleByStringInterpolation, Sendable {
  let source: String

  init(stringLiteral value: String) { source = value }

  init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { source += literal }
    mutating func appendInterpolation(_ text: String) { source += text.xmlEscaped }
    mutating func appendInterpolation(_ number: Int) { source += String(number) }
    mutating func appendInterpolation(_ markup: HTML) { source += markup.source }
    mutating func appendInterpolation(_ parts: [HTML]) {
      source += parts.map(\.source).joined(separator: "\n")
    }
  }
}
