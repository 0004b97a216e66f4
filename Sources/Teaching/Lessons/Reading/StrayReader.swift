import Cells

/// What stands where nobody reads it. It would pass in silence: a choice that lost its box, an answer
/// on a page that asks nothing.
extension LessonReader {
  /// On a page of any type.
  mutating func reportStrays(on type: SectionType, _ body: SectionBody) {
    let drawings = body.blocks.filter(\.isMermaid)
    if let first = drawings.first, !type.runs { complain(.drawingWithoutRun, at: first.location) }
    reportSecond(of: drawings, .secondDrawing)
    for block in body.blocks where block.isNamelessDrawing {
      complain(.drawingWithoutName, at: block.location)
    }
    if !type.asks, let item = body.blocks.lazy.flatMap(\.answerItems).first(where: \.hasBox) {
      complain(.choicesWithoutQuestion, at: item.location)
    }
    if type != .task, let solution = body.blocks.first(where: \.isSolutionOfActions) {
      complain(.solutionWithoutTask, at: solution.location)
    }
  }

  mutating func reportSecond(of blocks: [Block], _ kind: LessonProblem.Kind) {
    for block in blocks.dropFirst() { complain(kind, at: block.location) }
  }

  mutating func reportStrays(_ question: Question, _ items: [Block.Item], _ body: SectionBody) {
    if question.form.hasBoxes {
      for item in items where !item.hasBox { complain(.noBox, at: item.location) }
      reportSame(question)
    } else {
      for item in items where item.hasBox { complain(.strayBox, at: item.location) }
      for choice in question.choices where choice.forms.count > 1 {
        complain(.severalMessages, at: choice.location)
      }
      reportLooseMessages(body.blocks)
    }
    let below = body.blocks.drop { $0.answerItems.isEmpty && !$0.isFolded }
    for block in below where !block.maySucceedAnswers {
      complain(.textBelowChoices, at: block.location)
    }
  }

  /// A message that lost the dash of its item belongs to the text above it.
  private mutating func reportLooseMessages(_ blocks: [Block]) {
    let items = blocks.flatMap(\.answerItems).map(\.location)
    for text in blocks.flatMap(\.paragraphs) where text.inlines.hasLineOfCode {
      let isItem = items.contains { $0.line == text.location.line }
      if !isItem { complain(.looseMessage, at: text.location) }
    }
  }

  mutating func reportLooseStatements(_ blocks: [Block]) {
    for block in blocks {
      guard let text = block.paragraph?.trimmed, text.dropLast().endsInColon,
        case .code(let words)? = text.last, let predicate = Predicate(words), predicate.isSentence
      else { continue }
      complain(.looseStatement, at: block.location)
    }
  }

  private mutating func reportSame(_ question: Question) {
    var lines: [String: Int] = [:]
    for choice in question.choices {
      let line = choice.location.line
      let sayings = question.form == .shortAnswer ? choice.forms : [choice.text.plain]
      if let first = sayings.lazy.compactMap({ lines[$0] }).first {
        complain(.sameChoice(firstLine: first), at: choice.location)
      }
      for saying in sayings where lines[saying] == nil { lines[saying] = line }
    }
  }

  /// A box makes a choice only at the beginning of a list's item.
  mutating func reportLooseBoxes(_ blocks: [Block]) {
    for text in blocks.flatMap(\.paragraphs) where text.inlines.hasBoxAtLineStart {
      complain(.looseBox, at: text.location)
    }
  }

  /// A heading that became something else takes its page with it.
  mutating func reportComments(_ blocks: [Block]) {
    for block in blocks {
      if block.isClosed,
        let line = source.lineOfHeading(below: block.location.line, to: block.lastLine)
      {
        complain(.swallowedHeading, at: Location(line: line))
      }
      for text in block.paragraphs where text.inlines.comment?.namesAttributes == true {
        complain(.strayComment, at: text.location)
      }
    }
  }
}

extension Block.Item {
  fileprivate var hasBox: Bool { isTicked != nil }
}

extension Block {
  fileprivate var isNamelessDrawing: Bool {
    switch kind {
    case .code(let language, let text):
      language != "mermaid" && text.trimmed.hasPrefix("sequenceDiagram")
    case .paragraph(let text): text.plain.hasPrefix("sequenceDiagram ")
    default: false
    }
  }

  /// A solution with something to do, not a sentence that happens to end in code.
  fileprivate var isSolutionOfActions: Bool {
    guard isSolution, let text = paragraph?.trimmed, let first = text.first?.plain else {
      return false
    }
    return ["Solution", "参考操作", "解法"].contains(first.trimmed.dropLast())
  }

  /// Whether a heading within it would begin no page.
  fileprivate var isClosed: Bool {
    switch kind {
    case .code, .html, .details, .notes: true
    default: false
    }
  }

  fileprivate var maySucceedAnswers: Bool {
    switch kind {
    case .list, .quote, .details, .notes, .html: true
    case .code: isMermaid
    case .heading, .paragraph, .table, .ruler: false
    }
  }

  /// The texts in it, however deep.
  fileprivate var paragraphs: [(inlines: [Inline], location: Location)] {
    switch kind {
    case .paragraph(let text): [(text, location)]
    case .list(let list): list.items.flatMap { $0.blocks.flatMap(\.paragraphs) }
    case .quote(let blocks), .details(_, let blocks), .notes(_, let blocks):
      blocks.flatMap(\.paragraphs)
    case .heading, .table, .code, .ruler, .html: []
    }
  }
}

extension [Inline] {
  fileprivate var hasBoxAtLineStart: Bool {
    var isAtStart = true
    for inline in self {
      if isAtStart, case .text(let text) = inline, text.starts(with: /\s*-? ?\[[ xX]?\]/) {
        return true
      }
      isAtStart = inline == .softBreak || inline == .lineBreak
    }
    return false
  }
}

extension [Inline] {
  /// Whether one of its lines holds nothing but a code span.
  fileprivate var hasLineOfCode: Bool {
    split(whereSeparator: { $0 == .softBreak || $0 == .lineBreak })
      .contains { $0.count == 1 && $0.first?.isCode == true }
  }
}

extension ArraySlice<Inline> {
  /// ``One thing: `code` `` before the last: a line that lost the dash at its beginning.
  var endsInAnotherStatement: Bool {
    indices.contains { self[$0].isCode && self[..<$0].endsInColon }
  }

  fileprivate var endsInColon: Bool {
    guard case .text(let text)? = last(where: { $0 != .softBreak }) else { return false }
    return text.trimmed.hasSuffix(":") || text.trimmed.hasSuffix("：")
  }
}

extension Predicate {
  /// Whether it says something of its own. Any one word names a message.
  fileprivate var isSentence: Bool {
    if case .message(let pattern, .some) = self { !pattern.isOneWord } else { true }
  }
}

extension String {
  fileprivate var namesAttributes: Bool { contains(/\bid:/) }
}

extension SourceText {
  /// The first line below `line` that would be a heading with a comment, were it not inside something.
  fileprivate func lineOfHeading(below line: Int, to last: Int) -> Int? {
    guard line < last else { return nil }
    return (line + 1...last).first { number in
      lines.indices.contains(number - 1)
        && lines[number - 1].starts(with: /#{1,6} .*<!-- *[a-z]+:/)
    }
  }
}
