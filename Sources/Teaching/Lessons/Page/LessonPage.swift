import Cells

/// One section as a page of text. What would give an answer away is left out: ticks, reasons,
/// hints and solutions are shown by whoever asks the question.
public struct LessonPage {
  /// Narrower than this, words would stand in pieces.
  static let narrowest = 20

  /// For eyes, with rulers, bars and boxes; or for ears.
  public enum Manner: Sendable {
    case drawn, spoken
  }

  private let section: Section
  private let manner: Manner

  public init(_ section: Section, _ manner: Manner = .drawn) {
    self.section = section
    self.manner = manner
  }

  /// - Parameters:
  ///   - drawing: takes the place of the section's Mermaid block, or stands at the end.
  ///   - ticks: for the goals or claims of the section, whether they hold; none for plain bullets.
  public func styled(width: Int, drawing: Styled? = nil, ticks: [Bool] = []) -> Styled {
    let width = max(width, LessonPage.narrowest)
    let writer = BlockWriter(width: width, manner: manner)
    var parts = [writer.heading(section.level, section.heading)]
    var drawing = drawing
    for block in section.blocks.ticked(ticks) where !section.hides(block) {
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

extension Block {
  public var isMermaid: Bool {
    if case .code("mermaid", _) = kind { true } else { false }
  }

  var isQuote: Bool {
    if case .quote = kind { true } else { false }
  }
}

extension Section {
  /// What a learner sees before there is an answer: no choices, reasons, hints and solutions, and
  /// nothing for teachers.
  public var openBlocks: [Block] {
    blocks.filter { block in
      if case .notes = block.kind { return false }
      return !hides(block)
    }
  }

  /// A question's answers are for whoever asks it; a task's solution and last words come later.
  fileprivate func hides(_ block: Block) -> Bool {
    switch kind {
    case .task: block.isSolution || block.isQuote || block.isFolded
    case .question: !block.answerItems.isEmpty || block.isFolded || block.isQuote
    case .text, .run, .contract, .claims: false
    }
  }
}

extension [Block] {
  /// With boxes in place of the bullets of goals and claims.
  fileprivate func ticked(_ ticks: [Bool]) -> [Block] {
    guard !ticks.isEmpty else { return self }
    var rest = ticks[...]
    return map { block in
      guard case .list(var list) = block.kind, !block.plainItems.isEmpty else { return block }
      for index in list.items.indices where list.items[index].isTicked == nil {
        list.items[index].isTicked = rest.popFirst()
      }
      var block = block
      block.kind = .list(list)
      return block
    }
  }
}

extension [[Styled.Line]] {
  /// One blank line between parts; empty parts leave none.
  var separatedByBlankLines: [Styled.Line] {
    [Styled.Line](filter { !$0.isEmpty }.joined(separator: [Styled.Line()]))
  }
}
