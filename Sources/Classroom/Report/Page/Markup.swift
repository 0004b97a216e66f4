import Exports

/// HTML. What is put into it is taken for text, unless it is markup itself: so nothing that somebody
/// else wrote can become markup.
nonisolated struct Markup: ExpressibleByStringInterpolation, Sendable {
  let html: String

  init(stringLiteral value: String) { html = value }

  init(stringInterpolation: StringInterpolation) { html = stringInterpolation.html }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var html = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { html += literal }
    mutating func appendInterpolation(_ text: String) { html += text.xmlEscaped }
    mutating func appendInterpolation(_ number: Int) { html += String(number) }
    mutating func appendInterpolation(_ markup: Markup) { html += markup.html }
    mutating func appendInterpolation(_ parts: [Markup]) {
      html += parts.map(\.html).joined(separator: "\n")
    }
  }
}
