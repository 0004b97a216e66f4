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
    /// `nil` for text that is only read.
    public var purpose: Purpose?

    public init(
      _ spans: [Span] = [], under heading: Heading? = nil, for purpose: Purpose? = nil
    ) {
      self.spans = spans
      self.heading = heading
      self.purpose = purpose
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

  /// What a line is for when the reader is to type something.
  public enum Purpose: Sendable {
    /// What is asked.
    case question
    /// What can be answered.
    case choice
    /// How to go on with Return.
    case goingOn
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

extension Styled {
  /// What stays in sight while the lines of a drawing are read: who has which lifeline, and what the user did.
  public struct Heading: Equatable, Sendable {
    /// The names, each above its lifeline.
    public var names: [Line]
    /// The same in fewer rows: numbers above the lifelines, and what they mean.
    public var numbers: [Line]
    /// One line that says what the user did; none before the first action.
    public var turn: [Line]

    public init(names: [Line], numbers: [Line], turn: [Line] = []) {
      self.names = names
      self.numbers = numbers
      self.turn = turn
    }

    /// The names if they fit into a third of the rows, else the numbers; then the turn.
    public func lines(inWindowOf rows: Int) -> [Line] {
      let heads = 3 * names.count <= rows ? names : numbers
      return Array((heads + turn).prefix(max(0, rows - 2)))
    }
  }
}

extension Styled.Line {
  /// The same text in lines of at most `width` cells; all but the first are indented by `hanging`.
  public func wrapped(to width: Int, hanging: Int) -> [Styled.Line] {
    guard cells > width else { return [self] }
    let space = Styled.Span(String(repeating: " ", count: hanging))
    return spans.wrapped(to: max(width - hanging, 1)).enumerated().map { index, line in
      Styled.Line((index == 0 ? [] : [space]) + line.spans, under: heading, for: purpose)
    }
  }
}

extension [Styled.Span] {
  /// Lines of at most `width` cells. The plain text is wrapped first; each line then gets its
  /// styles back from the spans.
  public func wrapped(to width: Int) -> [Styled.Line] {
    let characters = flatMap { span in
      span.text.map { (character: $0 == "\t" ? " " : $0, style: span.style) }
    }
    var place = 0
    return String(characters.map(\.character)).wrapped(to: width).map { text in
      // A break swallows the space or line end at it. Where several spaces are, only the whole text tells which.
      while place < characters.count, characters[place].character.isWhitespace,
        !characters[place...].starts(with: text, by: { $0.character == $1 })
      {
        place += 1
      }
      let line = characters[place...].prefix(text.count)
      place += line.count
      let words = line.reversed().drop { $0.character == " " }.reversed()
      return Styled.Line(words.map { Styled.Span(String($0.character), $0.style) }.joined)
    }
  }

  /// Neighbours of one style as one span.
  private var joined: [Styled.Span] {
    reduce(into: []) { result, span in
      if result.last?.style == span.style {
        result[result.count - 1].text += span.text
      } else {
        result.append(span)
      }
    }
  }
}
