/// A page, or a part of one, as it is written. What is put into it is taken for text, unless it is markup
/// itself: so nothing that somebody else wrote can become markup.
public struct HTML: ExpressibleByStringInterpolation, Sendable {
  public let source: String

  /// - Parameter source: ours to the last sign.
  package init(source: String) { self.source = source }

  public init(stringLiteral value: String) { source = value }

  public init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { source += literal }
    public mutating func appendInterpolation(_ text: String) { source += text.xmlEscaped }
    public mutating func appendInterpolation(_ number: Int) { source += String(number) }
    public mutating func appendInterpolation(_ markup: HTML) { source += markup.source }
    /// Each on a line of its own.
    public mutating func appendInterpolation(_ parts: [HTML]) {
      source += parts.map(\.source).joined(separator: "\n")
    }
  }
}

extension [HTML] {
  /// With nothing between them.
  package var whole: HTML { HTML(source: map(\.source).joined()) }
}
