import Cells

/// One section as a page of text. What would give an answer away is left out: ticks, reasons,
/// hints and solutions are shown by whoever asks the question.
public struct LessonPage {
  /// Narrower than this, words would stand in pieces.
  static let narrowest = 20

  private let section: Section

  public init(_ section: Section) {
    self.section = section
  }

  /// `drawing` takes the place of the section's Mermaid block, or stands at the end.
  public func styled(width: Int, drawing: Styled? = nil) -> Styled {
    let width = max(width, LessonPage.narrowest)
    let writer = BlockWriter(width: width, hidesAnswers: section.asks)
    var parts = [writer.heading(section.level, section.heading)]
    var drawing = drawing
    for block in section.blocks where !isHidden(block) {
      if let live = drawing, block.isMermaid {
        parts.append(live.lines)
        drawing = nil
      } else {
        parts.append(writer.lines(block))
      }
    }
    if let drawing { parts.append(drawing.lines) }
    return Styled(parts.separatedByBlankLines)
  }

  private func isHidden(_ block: Block) -> Bool {
    if case .task = section.kind { block.isSolution } else { false }
  }
}

extension [Block] {
  /// A hint, a reason, a question: anything that is not a whole page.
  public func styled(width: Int) -> Styled {
    Styled(BlockWriter(width: Swift.max(width, LessonPage.narrowest)).lines(self))
  }
}

extension [Inline] {
  /// A choice or a goal.
  public func styled(width: Int) -> Styled {
    Styled(spans().wrapped(to: Swift.max(width, LessonPage.narrowest)))
  }
}

extension Section {
  /// Whether the boxes of its lists are choices.
  fileprivate var asks: Bool {
    switch kind {
    case .predict, .quiz: true
    case .text, .run, .contract, .task: false
    }
  }
}

extension Block {
  fileprivate var isMermaid: Bool {
    if case .code("mermaid", _) = kind { true } else { false }
  }
}

extension [[Styled.Line]] {
  /// One blank line between parts; empty parts leave none.
  var separatedByBlankLines: [Styled.Line] {
    [Styled.Line](filter { !$0.isEmpty }.joined(separator: [Styled.Line()]))
  }
}
