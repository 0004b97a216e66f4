/// Lines of text that say what each part *is*; colours are chosen by the terminal, or not at all.
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

  public struct Line: Equatable, Sendable {
    public var spans: [Span]

    public init(_ spans: [Span] = []) {
      self.spans = spans
    }

    public var plain: String { spans.map(\.text).joined() }
  }

  public struct Span: Equatable, Sendable {
    public var text: String
    public var style: Style

    public init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// What a piece of text means. None of them is the only sign of its meaning.
  public enum Style: Hashable, Sendable {
    case plain
    /// Frames, rulers, remarks: may be overlooked.
    case faint
    case strong
    case heading
    /// Something one could type.
    case code
    case success
    case failure
    /// What belongs to somebody who plays this part.
    case part(Part)
    /// What somebody wants to see in this colour.
    case tint(Color)
    /// A change of state.
    case change
  }

  /// The part that an object plays. Objects that do alike in different patterns play the same.
  public enum Part: CaseIterable, Sendable {
    case view, controller, model, presenter, interactor, coordinator
  }
}
