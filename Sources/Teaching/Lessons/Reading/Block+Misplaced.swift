import Cells

extension Block {
  var isNamelessDrawing: Bool {
    switch kind {
    case .code(let language, let text):
      language != "mermaid" && text.trimmed.hasPrefix("sequenceDiagram")
    case .paragraph(let text): text.plain.hasPrefix("sequenceDiagram ")
    default: false
    }
  }

  /// Whether it is a solution by its first word, not a sentence that happens to end in code.
  var isSolutionOfActions: Bool {
    guard isSolution, let text = paragraph?.trimmed, let first = text.first?.plain else {
      return false
    }
    return Self.solutionWords.contains(first.trimmed.dropLast())
  }

  /// Whether it begins with such a word and a colon, whatever comes after them.
  var isMeantAsSolution: Bool {
    guard let words = paragraph?.plain.trimmed else { return false }
    return Self.solutionWords.contains { word in
      words.hasPrefix(word) && words.dropFirst(word.count).first.map { ":：".contains($0) } == true
    }
  }

  private static var solutionWords: [Substring] { ["Solution", "参考操作", "解法"] }

  /// Whether it is HTML or folded text: a heading in it begins no page.
  var hidesHeadings: Bool {
    if case .html = kind { true } else { isFolded }
  }

  /// Whether it is a comment with attributes, on lines of its own.
  var isLooseAttributes: Bool {
    if case .html(let html) = kind { html.hasPrefix("<!--") && html.namesAttributes } else { false }
  }

  /// The blocks that are folded away in it, and in these.
  var folded: [Block] {
    switch kind {
    case .details(_, let blocks), .notes(_, let blocks): blocks + blocks.flatMap(\.folded)
    default: []
    }
  }

  /// `1、` at the beginning of a paragraph, which is no item of a list; else `nil`.
  var foreignNumber: String? {
    guard let text = paragraph?.plain else { return nil }
    let number = text.prefix(while: \.isNumber)
    guard !number.isEmpty, let sign = text.dropFirst(number.count).first, "、．".contains(sign)
    else { return nil }
    return String(number) + String(sign)
  }

  var mayFollowAnswers: Bool {
    switch kind {
    case .list, .quote, .details, .notes, .html: true
    case .code: isMermaid
    case .heading, .paragraph, .table, .ruler: false
    }
  }

  /// All paragraphs in it, at any depth.
  var paragraphs: [(inlines: [Inline], location: Location)] {
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
  var hasBoxAtLineStart: Bool {
    var isAtStart = true
    for inline in self {
      if isAtStart, case .text(let text) = inline, text.starts(with: MisplacedForm.box) {
        return true
      }
      isAtStart = inline == .softBreak || inline == .lineBreak
    }
    return false
  }

  /// The signs after the last code span; `nil` without any, and where a word comes after it.
  var signsAfterCode: String? {
    guard let last = lastIndex(where: { $0.isCode }) else { return nil }
    let rest = Array(self[(last + 1)...]).plain.trimmed
    return rest.isEmpty || rest.contains { $0.isLetter || $0.isNumber } ? nil : rest
  }

  /// Whether one of its lines holds nothing but a code span.
  var hasLineOfCode: Bool {
    split(whereSeparator: { $0 == .softBreak || $0 == .lineBreak })
      .contains { $0.count == 1 && $0.first?.isCode == true }
  }
}

extension ArraySlice<Inline> {
  /// Whether ``a text: `code` `` is before the last statement: a line without its dash.
  var endsInAnotherStatement: Bool {
    indices.contains { self[$0].isCode && self[..<$0].endsInColon }
  }

  var endsInColon: Bool {
    guard case .text(let text)? = last(where: { $0 != .softBreak }) else { return false }
    return text.trimmed.endsInColon
  }
}

extension Predicate {
  /// Whether it is more than one word. Any single word is a message.
  var isSentence: Bool {
    if case .message(let pattern, .some) = self { !pattern.isOneWord } else { true }
  }
}

extension String {
  /// In any language.
  var endsInColon: Bool { hasSuffix(":") || hasSuffix("：") }

  var namesAttributes: Bool {
    (contains("id:") || contains("type:")) && contains(MisplacedForm.attributes)
  }
}

extension SourceText {
  /// The fence of code without an end; else `nil`. Nothing closes it, or the end of other code further down does. Then
  /// what is below it seems to belong to it.
  func openFence(of block: Block) -> Fence? {
    let (first, last) = (block.location.line - 1, block.lastLine - 1)
    guard case .code = block.kind, lines.indices.contains(first), lines.indices.contains(last),
      let fence = Fence(openedBy: lines[first].utf8)
    else { return nil }
    guard first < last, fence.isClosed(by: lines[last].utf8) else { return fence }
    let isOpen = lines[first + 1..<last].contains { line in
      block.isMermaid ? line.isNoDrawing : fence.isRepeated(by: line.utf8)
    }
    return isOpen ? fence : nil
  }

  /// The first line below `line` that looks like a heading with attributes.
  func lineOfHeading(below line: Int, to last: Int) -> Int? {
    guard line < last else { return nil }
    return (line + 1...last).first { number in
      lines.indices.contains(number - 1)
        && lines[number - 1].starts(with: MisplacedForm.heading)
    }
  }
}

extension Substring {
  /// Whether it is a fence or a heading, which no drawing contains.
  fileprivate var isNoDrawing: Bool {
    Fence(openedBy: utf8) != nil || starts(with: MisplacedForm.anyHeading)
  }
}

private enum MisplacedForm {
  // Made once: making a regular expression takes much longer than trying it on a line. They are never changed.
  nonisolated(unsafe) static let box = /\s*-? ?\[[ xX]?\]/
  nonisolated(unsafe) static let attributes = /\b(?:id|type):/
  nonisolated(unsafe) static let anyHeading = /#{1,6}\s/
  nonisolated(unsafe) static let heading = /#{1,6} .*<!-- *[a-z]+:/
}
