import Cells

/// A section as a page of text. Ticks, reasons, hints and solutions are left out: they would give
/// the answer away.
public struct LessonPage {
  /// In cells. A narrower page would cut words.
  static let narrowest = 20

  /// For the screen, with rules, bars and boxes; or for a screen reader.
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
  ///   - width: in cells.
  ///   - drawing: replaces the section's Mermaid block or the table of its contract, or is put at the
  ///     end. In a question it comes first, so that the question and its choices stay together.
  ///   - ticks: whether each goal or claim of the section holds; empty for plain bullets.
  ///   - remarks: what is said after a goal or claim, by its number, counted from 0.
  public func styled(
    width: Int, drawing: Styled? = nil, ticks: [Bool] = [], remarks: [Int: String] = [:]
  ) -> Styled {
    let width = max(width, LessonPage.narrowest)
    let writer = BlockWriter(width: width, manner: manner)
    var parts = [writer.heading(section.level, section.heading)]
    var drawing = drawing
    let asks = section.question != nil
    if asks, let first = drawing, !section.blocks.contains(where: section.isDrawing) {
      parts.append(first.lines)
      drawing = nil
    }
    for block in section.blocks.ticked(ticks, remarks) where !section.hides(block) {
      if let live = drawing, section.isDrawing(block) {
        parts.append(live.lines)
        drawing = nil
      } else {
        let lines = Styled(writer.lines(block))
        parts.append((asks ? lines.meant(for: .question) : lines).lines)
      }
    }
    if let drawing { parts.append(drawing.lines) }
    return Styled(parts.separatedByBlankLines)
  }
}

extension [Block] {
  /// Blocks that are no whole page, such as a hint or a reason.
  public func styled(width: Int, _ manner: LessonPage.Manner = .drawn) -> Styled {
    Styled(BlockWriter(width: Swift.max(width, LessonPage.narrowest), manner: manner).lines(self))
  }
}

extension [Inline] {
  /// One line of text, such as a choice or a goal, wrapped to a width in cells.
  public func styled(width: Int) -> Styled {
    Styled(spans().wrapped(to: Swift.max(width, LessonPage.narrowest)))
  }
}

extension Block {
  /// Whether, in a question, it is a list of answers or something that would give the right one away.
  var isOfAnswers: Bool { !listItems.isEmpty || isFolded || isQuote }
}

extension Section {
  /// Whether a block is the drawing of the page: its Mermaid block, or the table of a contract, which is
  /// drawn as a matrix.
  public func isDrawing(_ block: Block) -> Bool {
    if case .contract = kind { block.isTable } else { block.isMermaid }
  }

  /// The page as it is before its drawing is shown.
  public var beforeDrawing: Section {
    var part = self
    part.blocks = Array(blocks.prefix { !isDrawing($0) })
    return part
  }

  /// What comes after `beforeDrawing`: the drawing and the blocks below it, without a heading.
  public var fromDrawing: Section {
    var part = self
    part.heading = []
    part.blocks = Array(blocks.drop { !isDrawing($0) })
    return part
  }

  /// The blocks below its drawing, without a heading.
  public var afterDrawing: Section {
    var part = fromDrawing
    part.blocks = Array(part.blocks.dropFirst())
    return part
  }

  /// The blocks that a learner sees before the answer: no choices, reasons, hints, solutions or
  /// notes.
  public var openBlocks: [Block] {
    blocks.filter { block in
      if case .notes = block.kind { return false }
      return !hides(block)
    }
  }

  /// Whether a block is shown only with the question, or after the answer.
  fileprivate func hides(_ block: Block) -> Bool {
    switch kind {
    case .task: block.isSolution || block.isQuote || block.isFolded
    case .question: block.isOfAnswers
    case .text where isMisread: block.isOfAnswers || block.isSolution
    case .exercise: block.isQuote || block.isFolded
    case .variations: !block.listItems.isEmpty || block.isQuote
    case .text, .run, .contract, .claims: false
    }
  }
}

extension [Block] {
  /// With boxes instead of the bullets of goals and claims, and remarks at their ends.
  fileprivate func ticked(_ ticks: [Bool], _ remarks: [Int: String]) -> [Block] {
    guard !ticks.isEmpty else { return self }
    var rest = ticks[...]
    return map { block in
      guard case .list(var list) = block.kind, !block.plainItems.isEmpty else { return block }
      for index in list.items.indices where list.items[index].isTicked == nil {
        let remark = remarks[rest.startIndex]
        list.items[index].isTicked = rest.popFirst()
        if let remark { list.items[index].blocks = list.items[index].blocks.ending(in: remark) }
      }
      var block = block
      block.kind = .list(list)
      return block
    }
  }

  /// With words at the end of the first paragraph.
  private func ending(in words: String) -> [Block] {
    guard case .paragraph(let text)? = first?.kind else { return self }
    var blocks = self
    blocks[0].kind = .paragraph(text + [.text(words)])
    return blocks
  }
}

extension [[Styled.Line]] {
  /// One blank line between parts; empty parts are left out.
  var separatedByBlankLines: [Styled.Line] {
    [Styled.Line](filter { !$0.isEmpty }.joined(separator: [Styled.Line()]))
  }
}
