import Cells

/// A row of a ladder as shapes. Signs for drawing become lines, which join whatever the font; words are where
/// their cells are.
struct LadderRow {
  private let line: Styled.Line
  private let font: Font
  private let top: Double
  private let height: Double

  init(_ line: Styled.Line, size: Double, top: Double, height: Double) {
    self.line = line
    font = Font(family: .code, size: size)
    (self.top, self.height) = (top, height)
  }

  var shapes: [Shape] {
    var shapes: [Shape] = []
    var cell = 0
    for span in line.spans {
      var words = (text: "", cell: cell)
      for character in span.text {
        let box = box(cell, character.cells)
        let sign = LadderSign(character)?.shapes(in: box, span.style.paint)
        if sign != nil || character.isASCII == false {
          shapes += text(words.text, at: words.cell, span.style)
          shapes += sign ?? text(String(character), at: cell, span.style)
          words = ("", cell + character.cells)
        } else {
          words.text.append(character)
        }
        cell += character.cells
      }
      shapes += text(words.text, at: words.cell, span.style)
    }
    return shapes.withJoinedLines
  }

  private func box(_ cell: Int, _ cells: Int) -> Box {
    let width = font.width(of: "x")
    return Box(Double(cell) * width, top, Double(cell + cells) * width, top + height)
  }

  private func text(_ words: String, at cell: Int, _ style: Styled.Style) -> [Shape] {
    let indent = words.prefix { $0 == " " }.count
    let text = words.dropFirst(indent)
    guard text.contains(where: { $0 != " " }) else { return [] }
    let run = Paragraph.Run(text: String(text), paint: style.paint, isBold: style.isBold)
    let paragraph = Paragraph([run], font, within: .greatestFiniteMagnitude)
    let place = Point(box(cell + indent, 1).left, top + (height - font.lineHeight) / 2)
    return [.text(TextBlock(paragraph: paragraph, place: place))]
  }
}

extension Styled.Style {
  fileprivate var paint: Paint {
    switch self {
    case .part(let part): .edge(part)
    case .tint(let color): .tint(color)
    case .faint, .syntax(.comment): .faint
    case .failure: .breach
    case .plain, .strong, .heading, .code, .success, .change, .syntax: .ink
    }
  }

  fileprivate var isBold: Bool {
    switch self {
    case .strong, .heading, .failure, .part: true
    case .plain, .faint, .code, .success, .tint, .change, .syntax: false
    }
  }
}

extension [Shape] {
  /// With lines that go straight on from cell to cell as one.
  fileprivate var withJoinedLines: [Shape] {
    reduce(into: []) { shapes, shape in
      if !shapes.goOn(with: shape) { shapes.append(shape) }
    }
  }

  /// Makes one of the last lines longer, if it goes on with this one. The signs between them may have lines across.
  private mutating func goOn(with shape: Shape) -> Bool {
    guard let (start, end, stroke) = shape.line else { return false }
    let place = indices.suffix(4).last { index in
      guard let former = self[index].line, former.stroke == stroke, former.end == start else {
        return false
      }
      return former.start.x == end.x || former.start.y == end.y
    }
    guard let place, let former = self[place].line else { return false }
    self[place] = .line(former.start, end, stroke)
    return true
  }
}

extension Shape {
  /// Its ends, for a straight line.
  fileprivate var line: (start: Point, end: Point, stroke: Stroke)? {
    guard case .path(let points, isClosed: false, fill: nil, stroke: let stroke?) = self,
      points.count == 2
    else { return nil }
    return (points[0], points[1], stroke)
  }
}
