import Cells
import Diagrams
import Localization
import SourceCode

/// Lines of a source file with their numbers, some of them marked.
struct NumberedCode {
  let excerpt: Excerpt
  var marked: [Int] = []
  /// No more lines than this; the rest is counted. `nil` for all.
  var limit: Int?

  /// Below the name of the file.
  func styled(width: Int, _ options: Options) -> Styled {
    let code = excerpt.styled.lines
    let shown = limit.map { code.count > $0 + 1 ? $0 : code.count } ?? code.count
    let lines = zip(excerpt.lines, code).prefix(shown).flatMap { number, line in
      self.line(number, line, width: width, options)
    }
    let rest = code.count - shown
    return Styled(lines)
      + (rest > 0 ? .wrapped(localized("and \(rest) more lines"), to: width, .faint) : Styled())
  }

  private func line(
    _ number: Int, _ line: Styled.Line, width: Int, _ options: Options
  ) -> [Styled.Line] {
    let isMarked = marked.contains(number)
    let mark = isMarked ? (options[.ascii] || options[.plain] ? ">" : "▸") : " "
    let text = String(number).padded(to: String(excerpt.lines.upperBound).count, at: .trailing)
    let bar = options[.plain] ? ": " : options[.ascii] ? " | " : " │ "
    let gutter = "\(mark) \(text)\(bar)"
    let space = options[.plain] ? "" : String(repeating: " ", count: gutter.count - bar.count) + bar
    let room = max(width - gutter.count, 8)
    let rows = options[.plain] ? [line] : line.wrappedAsCode(to: room)
    return rows.enumerated().map { index, row in
      let head = Styled.Span(index == 0 ? gutter : space, isMarked ? .strong : .faint)
      return Styled.Line([head] + row.spans)
    }
  }
}
