/// Content in the wrong place, which would be ignored without a word: a choice without its box, an
/// answer on a page that asks nothing.
extension LessonReader {
  /// Misplaced content on a page of any type.
  mutating func reportMisplaced(on type: SectionType, _ raw: RawSection) {
    let drawings = raw.blocks.filter(\.isMermaid)
    if let first = drawings.first, !type.runs {
      complain(.drawing(.drawingWithoutRun), at: first.location)
    }
    reportSecond(of: drawings, .drawing(.secondDrawing))
    for drawing in drawings {
      guard let fence = source.openFence(of: drawing) else { continue }
      complain(.drawing(.openDrawing(fence: fence.inCode)), at: drawing.location)
    }
    for block in raw.blocks where block.isNamelessDrawing {
      complain(.drawing(.drawingWithoutName), at: block.location)
    }
    if !type.asks, let item = raw.answerItems.first(where: \.hasBox) {
      complain(.question(.choicesWithoutQuestion), at: item.location)
    }
    if type != .task, let solution = raw.blocks.first(where: \.isSolutionOfActions) {
      complain(.statement(.solutionWithoutTask), at: solution.location)
    }
  }

  /// Reports every block but the first.
  mutating func reportSecond(of blocks: [Block], _ kind: LessonProblem.Kind) {
    for block in blocks.dropFirst() { complain(kind, at: block.location) }
  }

  mutating func reportEmptyHints(_ raw: RawSection) {
    for hint in raw.hints where hint.text.isEmpty {
      complain(.reason(.emptyHint), at: hint.location)
    }
  }

  /// Misplaced content among the answers to a question.
  mutating func reportMisplaced(_ question: Question, _ items: [Block.Item], _ raw: RawSection) {
    if question.form.hasBoxes {
      for item in items where !item.hasBox { complain(.answer(.noBox), at: item.location) }
      reportSame(question)
    } else {
      for item in items where item.hasBox { complain(.answer(.strayBox), at: item.location) }
      for choice in question.choices where choice.forms.count > 1 {
        complain(.answer(.severalMessages), at: choice.location)
      }
      reportLooseMessages(raw)
    }
    for block in raw.aboveChoices {
      if case .details = block.kind { complain(.reason(.earlyHint), at: block.location) }
    }
    for block in raw.fromChoices where !block.mayFollowAnswers {
      complain(.answer(.textBelowChoices), at: block.location)
    }
  }

  /// A message without the dash of a list item becomes part of the text above it.
  private mutating func reportLooseMessages(_ raw: RawSection) {
    let items = raw.answerItems.map(\.location)
    for text in raw.blocks.flatMap(\.paragraphs) where text.inlines.hasLineOfCode {
      let isItem = items.contains { $0.line == text.location.line }
      if !isItem { complain(.answer(.looseMessage), at: text.location) }
    }
  }

  private mutating func reportSame(_ question: Question) {
    var lines: [String: Int] = [:]
    for choice in question.choices {
      let line = choice.location.line
      // What is typed is compared without its case.
      let sayings =
        question.form == .shortAnswer ? choice.forms.map { $0.lowercased() } : [choice.text.plain]
      if let first = sayings.lazy.compactMap({ lines[$0] }).first {
        complain(.answer(.sameChoice(firstLine: first)), at: choice.location)
      }
      for saying in sayings where lines[saying] == nil { lines[saying] = line }
    }
  }

  /// A box is a choice only at the beginning of a list item.
  mutating func reportLooseBoxes(_ blocks: [Block]) {
    for text in blocks.flatMap(\.paragraphs) where text.inlines.hasBoxAtLineStart {
      complain(.answer(.looseBox), at: text.location)
    }
  }

  /// A heading inside open code or HTML begins no page. A comment outside a heading sets no attributes.
  mutating func reportComments(_ blocks: [Block]) {
    for block in blocks {
      let fence = source.openFence(of: block)
      if block.hidesHeadings || fence != nil,
        let line = source.lineOfHeading(below: block.location.line, to: block.lastLine)
      {
        complain(.heading(.swallowedHeading), at: Location(line: line))
      } else if let fence, !block.isMermaid {
        complain(.markdown(.openCode(fence: fence.inCode)), at: block.location)
      } else if block.isLooseAttributes {
        complain(.heading(.looseComment), at: block.location)
      }
      for text in block.paragraphs where text.inlines.comment?.namesAttributes == true {
        complain(.heading(.strayComment), at: text.location)
      }
    }
    for block in blocks.flatMap(\.folded) {
      guard let fence = source.openFence(of: block) else { continue }
      complain(.markdown(.openCode(fence: fence.inCode)), at: block.location)
    }
  }
}
