import Cells
import Localization

extension Diagram {
  /// The whole ladder: heads, rows, and what was counted.
  ///
  /// When the lifelines leave no room for words at this width, sentences take the place of the drawing.
  public func ladder(_ options: Ladder.Options = Ladder.Options()) -> Styled {
    var lines: [Styled.Line] = []
    DiagramStream(self).ladder(options) { lines.append($0) }
    return Styled(lines)
  }

  /// Heads and rows alone; `nil` when the lifelines leave no room for words at this width.
  public func ladderRows(_ options: Ladder.Options) -> [Styled.Line]? {
    var rows: [Styled.Line] = []
    return DiagramStream(self).ladderRows(options) { rows.append($0) } ? rows : nil
  }

  /// The title, above everything.
  public func headline(_ options: Ladder.Options) -> [Styled.Line] {
    guard let title else { return [] }
    let lines = title.printableLines.flatMap {
      Styled.wrapped($0, to: options.width, .heading).lines
    }
    return lines + [Styled.Line()]
  }

  var numberWidth: Int { DiagramExtent(items).numberWidth }

  /// Why sentences take the place of a ladder.
  func noRoom(in width: Int) -> String {
    localized("\(participants.count) lifelines do not fit into \(width) columns. In words:")
  }
}

extension DiagramStream {
  /// The whole ladder line by line: none is kept, so that a drawing may be longer than memory.
  public func ladder(_ options: Ladder.Options, line show: (Styled.Line) -> Void) {
    guard ladderRows(options, row: show) else { return fallbackLines(options).forEach(show) }
    show(Styled.Line())
    closing(options).forEach(show)
  }

  /// - Returns: whether there was room.
  fileprivate func ladderRows(_ options: Ladder.Options, row show: (Styled.Line) -> Void) -> Bool {
    guard var ladder = Ladder(self, options) else { return false }
    outline.headline(options).forEach(show)
    ladder.heads.forEach(show)
    for item in items { ladder.append(item).forEach(show) }
    return true
  }

  /// What is shown where no ladder fits: the reason, then the transcript. Each line is made when it is
  /// asked for.
  public func fallbackLines(_ options: Ladder.Options) -> some Sequence<Styled.Line> {
    let reason = outline.noRoom(in: options.width)
    return [AnySequence([reason, ""]), sentences].joined().lazy
      .flatMap { Styled.wrapped($0, to: options.width).lines }
  }

  func closing(_ options: Ladder.Options) -> [Styled.Line] {
    closing(options.charset).flatMap { Styled.wrapped($0, to: options.width, .faint).lines }
  }
}

extension Ladder {
  /// A ladder that a whole diagram can be drawn on. `nil` when the lifelines leave no room for words.
  public init?(_ diagram: Diagram, _ options: Options = Options()) {
    self.init(DiagramStream(diagram), options)
  }

  /// A ladder for all items of a diagram. `nil` when the lifelines leave no room for words.
  public init?(_ diagram: DiagramStream, _ options: Options = Options()) {
    // The words of a turn are indented by a cell.
    let deepest = max(diagram.extent.deepest, diagram.extent.hasTurns ? 1 : 0)
    self.init(
      diagram.outline.participants, options, numberWidth: diagram.extent.numberWidth,
      deepest: deepest, leastRoom: diagram.leastRoom(in: options.width),
      boxes: diagram.outline.boxes)
  }
}
