import Cells
import Localization

extension Diagram {
  /// The whole ladder: heads, rows, and what was counted.
  ///
  /// When the lifelines leave no room for words at this width, sentences take the place of the drawing.
  public func ladder(_ options: Ladder.Options = Ladder.Options()) -> Styled {
    var lines: [Styled.Line] = []
    ladder(options) { lines.append($0) }
    return Styled(lines)
  }

  /// The same line by line: none is kept, so that a drawing may be longer than memory.
  public func ladder(_ options: Ladder.Options, line show: (Styled.Line) -> Void) {
    guard ladderRows(options, row: show) else { return fallbackLines(options).forEach(show) }
    show(Styled.Line())
    closing(options).forEach(show)
  }

  /// Heads and rows alone; `nil` when the lifelines leave no room for words at this width.
  public func ladderRows(_ options: Ladder.Options) -> [Styled.Line]? {
    var rows: [Styled.Line] = []
    return ladderRows(options) { rows.append($0) } ? rows : nil
  }

  /// - Returns: whether there was room.
  private func ladderRows(_ options: Ladder.Options, row show: (Styled.Line) -> Void) -> Bool {
    guard var ladder = Ladder(self, options) else { return false }
    headline(options).forEach(show)
    ladder.heads.forEach(show)
    for item in items { ladder.append(item).forEach(show) }
    return true
  }

  /// The title, above everything.
  public func headline(_ options: Ladder.Options) -> [Styled.Line] {
    guard let title else { return [] }
    let lines = title.printableLines.flatMap { $0.wrapped(to: options.width) }
    return lines.map { Styled.Line([.init($0, .heading)]) } + [Styled.Line()]
  }

  /// In cells: at least 2, so that short and long runs look alike; 0 where no message is numbered.
  var numberWidth: Int {
    var (widest, isEmpty) = (0, true)
    for case .message(let message) in items {
      widest = max(widest, message.numeral.map { max(2, $0.count) } ?? 0)
      isEmpty = false
    }
    return isEmpty ? 2 : widest
  }

  fileprivate var deepest: Int {
    items.map(\.depth).max() ?? 0
  }

  /// What is shown where no ladder fits: the reason, then the transcript. Each line is made when it is
  /// asked for.
  public func fallbackLines(_ options: Ladder.Options) -> some Sequence<Styled.Line> {
    let reason = localized(
      "\(participants.count) lifelines do not fit into \(options.width) columns. In words:")
    return [AnySequence([reason, ""]), AnySequence(sentences)].joined().lazy
      .flatMap { Styled.Line.wrapping($0, to: options.width, .plain) }
  }

  func closing(_ options: Ladder.Options) -> [Styled.Line] {
    closing(options.charset)
      .flatMap { Styled.Line.wrapping($0, to: options.width, .faint) }
  }
}

extension Ladder {
  /// A ladder that a whole diagram can be drawn on. `nil` when the lifelines leave no room for words.
  public init?(_ diagram: Diagram, _ options: Options = Options()) {
    self.init(
      diagram.participants, options, numberWidth: diagram.numberWidth, deepest: diagram.deepest,
      leastRoom: diagram.leastRoom(in: options.width), boxes: diagram.boxes)
  }
}

extension Styled.Line {
  fileprivate static func wrapping(
    _ text: String, to width: Int, _ style: Styled.Style
  ) -> [Styled.Line] {
    text.wrapped(to: width).map { Styled.Line([.init($0, style)]) }
  }
}

extension Diagram.Item {
  fileprivate var depth: Int {
    switch self {
    case .message(let message): message.depth
    case .change(let change): change.depth
    case .reply(let reply): reply.depth
    case .note(let note): note.depth
    case .turn, .release, .frame, .section, .end, .activation, .numbering: 0
    }
  }
}
