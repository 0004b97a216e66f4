import Cells
import Localization
import SourceCode

/// Markdown blocks as lines of text that fit a width.
struct BlockWriter {
  var width: Int
  var manner = LessonPage.Manner.drawn

  private var isSpoken: Bool { manner == .spoken }

  func lines(_ block: Block) -> [Styled.Line] {
    switch block.kind {
    case .heading(let level, let text): heading(level, text)
    case .paragraph(let text): paragraph(text)
    case .list(let list): lines(list)
    case .table(let table): TableWriter(table, width: width, manner).lines
    case .code(let language, let text): code(text, isSwift: language == "swift")
    case .quote(let blocks): quote(blocks)
    case .details(let summary, let blocks): details(summary, blocks)
    case .ruler where isSpoken: []
    case .ruler: [Styled.Line([Styled.Span(String(repeating: "─", count: width), .faint)])]
    case .html, .notes: []
    }
  }

  func lines(_ blocks: [Block]) -> [Styled.Line] {
    blocks.map { lines($0) }.separatedByBlankLines
  }

  func heading(_ level: Int, _ text: [Inline]) -> [Styled.Line] {
    guard !text.isEmpty else { return [] }
    let words = text.spans(.heading).wrapped(to: width)
    guard level <= 2, !isSpoken else { return words }
    let longest = words.map(\.cells).max() ?? 0
    let ruler = String(repeating: level == 1 ? "═" : "─", count: longest)
    return words + [Styled.Line([Styled.Span(ruler, .faint)])]
  }

  private func paragraph(_ text: [Inline]) -> [Styled.Line] {
    let spans = text.trimmed.spans()
    return spans.isEmpty ? [] : spans.wrapped(to: width)
  }

  private func code(_ text: String, isSwift: Bool) -> [Styled.Line] {
    let whole = text.hasSuffix("\n") ? text.dropLast() : text[...]
    let body = String(whole).replacing("\t", with: "    ")
    let lines: [Styled.Line] =
      if isSwift {
        SwiftFile(body, path: "").styled.lines.flatMap { $0.wrappedAsCode(to: width - 4) }
      } else {
        body.split(separator: "\n", omittingEmptySubsequences: false)
          .flatMap { String($0).wrapped(to: width - 4) }
          .map { Styled.Line([Styled.Span($0, .code)]) }
      }
    return lines.indented(by: "    ")
  }

  private func quote(_ blocks: [Block]) -> [Styled.Line] {
    isSpoken ? lines(blocks) : narrowed(by: 2).lines(blocks).indented(by: "│ ")
  }

  /// Unfolded: where it is not a hint, no command opens it.
  private func details(_ summary: String, _ blocks: [Block]) -> [Styled.Line] {
    let title = summary.isEmpty ? localized("More") : summary
    return [Styled.Span(title, .faint)].wrapped(to: width) + quote(blocks)
  }

  func narrowed(by cells: Int) -> BlockWriter {
    BlockWriter(width: max(width - cells, 8), manner: manner)
  }
}

extension BlockWriter {
  private func lines(_ list: Block.List) -> [Styled.Line] {
    let items = list.items.enumerated().map { index, item in
      lines(item, bullet: bullet(item, number: list.start.map { $0 + index }))
    }
    return list.isLoose ? items.separatedByBlankLines : items.flatMap(\.self)
  }

  private func bullet(_ item: Block.Item, number: Int?) -> String {
    if let isTicked = item.isTicked {
      if isSpoken { return isTicked ? localized("yes: ") : localized("no: ") }
      return isTicked ? "[x] " : "[ ] "
    }
    return number.map { "\($0). " } ?? (isSpoken ? "- " : "• ")
  }

  private func lines(_ item: Block.Item, bullet: String) -> [Styled.Line] {
    let blocks = item.blocks
    let parts = blocks.map { narrowed(by: bullet.cells).lines($0) }
    let isTight = blocks.count < 2 || blocks.dropFirst().allSatisfy(\.isList)
    let inner = isTight ? parts.flatMap(\.self) : parts.separatedByBlankLines
    return inner.isEmpty ? [Styled.Line([Styled.Span(bullet)])] : inner.hanging(under: bullet)
  }
}

extension Block {
  fileprivate var isList: Bool {
    if case .list = kind { true } else { false }
  }
}

extension [Styled.Line] {
  func indented(by prefix: String) -> [Styled.Line] {
    map { Styled.Line([Styled.Span(prefix, .faint)] + $0.spans) }
  }
}
