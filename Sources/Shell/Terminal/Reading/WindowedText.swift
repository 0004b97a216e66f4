import Cells

/// A long text in a window. What a line needs above it, such as the names of lifelines, covers the lines at the top
/// of the window, so that the text moves by a line when the position does.
struct WindowedText {
  /// What is seen at a position.
  struct Page: Equatable {
    /// At the top of the window.
    var held: [Styled.Line]
    /// The lines below.
    var lines: Range<Int>
  }

  /// None is wider than the window.
  let lines: [Styled.Line]
  /// The rows for text. One more is for the position.
  let rows: Int
  private let columns: Int
  /// The question at the end of the text, with its choices and what follows them; `nil` where nothing is asked.
  let asked: Range<Int>?

  init(_ text: Styled, in window: ScreenSize) {
    columns = window.columns
    lines = text.lines.flatMap { $0.wrapped(to: window.columns, hanging: 0) }
    rows = max(1, window.rows - 1)
    asked = lines.asked
  }

  /// The lines of the choices, with the one that says how to answer.
  var choices: Set<Int> { Set(lines.indices.filter { lines[$0].purpose == .choice }) }

  /// Whether Return does something when the text has been read.
  var saysHowToGoOn: Bool { lines.contains { $0.purpose == .goingOn } }

  /// The first position. A question is seen with its choices at once, as far as the window allows; what comes before it is
  /// further up.
  var start: Int { asked.map { min(lastTop, $0.lowerBound) } ?? 0 }

  /// The last position.
  var lastTop: Int { max(0, lines.count - rows) }

  /// - Parameter top: the line at the top of the window, which may be covered.
  func page(at top: Int) -> Page {
    let held = held(at: top)
    let end = min(lines.count, top + rows)
    return Page(held: held, lines: min(end, top + held.count)..<end)
  }

  /// What the first line that is not covered needs above it. At the end of a drawing no such line may exist: then
  /// what the last covered line needs, but never so much that it covers all lines.
  private func held(at top: Int) -> [Styled.Line] {
    let seen = min(rows, lines.count - top)
    guard seen > 0 else { return [] }
    for covered in 0..<seen {
      let heading = heading(of: top + covered)
      if heading.count == covered { return heading }
    }
    let covered = top..<top + min(heading(of: top).count, seen - 1)
    guard let last = covered.last(where: { !heading(of: $0).isEmpty }) else { return [] }
    return Array(heading(of: last).prefix(seen - 1))
  }

  private func heading(of line: Int) -> [Styled.Line] {
    lines[line].heading?.fitted(to: columns).lines(inWindowOf: rows) ?? []
  }
}

// MARK: Moving

extension WindowedText {
  func isEnd(_ top: Int) -> Bool { top >= lastTop }

  /// Down by some lines, but over none that has not been seen.
  func forward(from top: Int, by count: Int) -> Int {
    let seen = page(at: top).lines.upperBound
    var target = min(top + count, lastTop)
    while target > top + 1, page(at: target).lines.lowerBound > seen { target -= 1 }
    return max(top, target)
  }

  func backward(from top: Int, by count: Int) -> Int { max(0, top - count) }

  func nextPage(after top: Int) -> Int { forward(from: top, by: rows) }

  func previousPage(before top: Int) -> Int { max(0, page(at: top).lines.lowerBound - rows) }

  /// The position at which this line is the first that is seen, or as near to that as can be.
  func position(of line: Int) -> Int {
    var top = min(line, lastTop)
    while top > 0, page(at: top).lines.lowerBound > line { top -= 1 }
    return top
  }
}

extension [Styled.Line] {
  fileprivate var asked: Range<Int>? {
    guard contains(where: { $0.purpose == .choice }) else { return nil }
    return firstIndex { $0.purpose == .question || $0.purpose == .choice }.map { $0..<count }
  }
}

extension Styled.Heading {
  /// For a window that is narrower than the drawing. The digits belong above their lifelines, so that their rows are cut;
  /// what they mean goes on in the next row.
  fileprivate func fitted(to width: Int) -> Styled.Heading {
    let digits = numbers.prefix { $0.plain.allSatisfy { $0 == " " || $0.isNumber } }
    let meanings = numbers.dropFirst(digits.count)
    return Styled.Heading(
      names: names.map { $0.cut(to: width) },
      numbers: digits.map { $0.cut(to: width) }
        + meanings.flatMap { $0.wrapped(to: width, hanging: 0) },
      turn: turn.map { $0.cut(to: width) })
  }
}

extension Styled.Line {
  fileprivate func cut(to width: Int) -> Styled.Line {
    cells <= width ? self : spans.wrapped(to: width).first ?? self
  }
}
