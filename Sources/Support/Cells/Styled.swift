/// Lines of text whose parts have a meaning instead of a colour. The terminal chooses the colours.
public struct Styled: Equatable, Sendable {
  public var lines: [Line]

  public init(_ lines: [Line] = []) {
    self.lines = lines
  }

  /// Plain text, one line for each `\n`.
  public init(_ text: String, _ style: Style = .plain) {
    lines = text.textLines.map { Line([Span(String($0), style)]) }
  }

  /// The text without any style.
  public var plain: String { lines.map(\.plain).joined(separator: "\n") }

  /// A line made of spans, from left to right.
  public struct Line: Equatable, Sendable {
    public var spans: [Span]
    /// What a reader needs above this line when the lines before it are out of sight; `nil` for nothing.
    public var heading: Heading?

    public init(_ spans: [Span] = [], under heading: Heading? = nil) {
      self.spans = spans
      self.heading = heading
    }

    /// The text without any style.
    public var plain: String {
      guard spans.count > 1 else { return spans.first?.text ?? "" }
      var text = ""
      text.reserveCapacity(spans.reduce(0) { $0 + $1.text.utf8.count })
      for span in spans { text += span.text }
      return text
    }
  }

  /// A piece of a line in one style.
  public struct Span: Equatable, Sendable {
    public var text: String
    public var style: Style

    public init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// What a piece of text means. A style is never the only sign of a meaning.
  public enum Style: Hashable, Sendable {
    case plain
    /// Frames, rulers, remarks: less important.
    case faint
    case strong
    case heading
    /// Something to type.
    case code
    case success
    case failure
    /// What belongs to a participant with this part.
    case part(Part)
    /// In a colour that the source of a diagram names.
    case tint(Color)
    /// A change of state.
    case change
    /// A piece of source code.
    case syntax(Syntax)
  }

  /// The pieces of source code that are told apart.
  public enum Syntax: Sendable {
    case keyword, string, comment
  }

  /// The part of an object in its pattern. Objects with the same task in different patterns have the same.
  public enum Part: CaseIterable, Sendable {
    case view, controller, model, presenter, interactor, coordinator
  }
}

/// An RGB colour.
public struct Color: Hashable, Sendable {
  public var red, green, blue: UInt8

  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// A colour from a number such as `0xD55E00`.
  public init(_ hexadecimal: UInt32) {
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: hexadecimal >> shift) }
    self.init(part(16), part(8), part(0))
  }
}
