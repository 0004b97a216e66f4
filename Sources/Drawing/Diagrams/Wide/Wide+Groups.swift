import Cells

/// A line over the heads that belong together. It takes no width from the conversation.
private struct Bracket {
  let name: String
  let style: Styled.Style
  let cells: ClosedRange<Int>
}

extension Wide {
  var groups: [Styled.Line] { levels.flatMap(rows).map { $0.line(over: []) } }

  /// Each level holds brackets next to each other. Boxes that share lifelines are on different levels.
  private var levels: [[Bracket]] {
    let brackets = lifelines.runs(of: boxes).map { box, run in
      let left = position(run.lowerBound) - columns.halves[run.lowerBound]
      let right = position(run.upperBound) + columns.halves[run.upperBound]
      return Bracket(name: box.name, style: box.style, cells: left...right)
    }
    return brackets.levels(\.cells)
  }

  /// The name is let into the bracket or, where it is too long, is above it.
  private func rows(of level: [Bracket]) -> [WideRow] {
    var last = WideRow()
    var above: [[Placed]] = []
    for (index, bracket) in level.enumerated() {
      let left = bracket.cells.lowerBound
      let end = index + 1 < level.count ? level[index + 1].cells.lowerBound - 1 : options.width
      let name = Label(bracket.name)
      let fits = name.lines(of: bracket.cells.count - 6) <= 1
      draw(bracket, fits ? bracket.name.printable : "", in: &last)
      if !fits { above.append(name.fitted(to: max(1, end - left)).map { (left, $0) }) }
    }
    let height = above.map(\.count).max() ?? 0
    let names = (0..<height).map { index in
      let words = above.compactMap { name -> Placed? in
        let line = index - height + name.count
        return name.indices.contains(line) ? name[line] : nil
      }
      return row(words, .strong)
    }
    return names + [last]
  }

  private func draw(_ bracket: Bracket, _ name: String, in row: inout WideRow) {
    let (left, right) = (bracket.cells.lowerBound, bracket.cells.upperBound)
    var words: [WideRow.Mark] = []
    if !name.isEmpty {
      words = [.init(column: left + 2, cells: name.cells + 2, text: " \(name) ", style: .strong)]
    }
    row.put(glyphs.group.topLeft, bracket.style, at: left)
    row.rule(glyphs.group.horizontal, bracket.style, from: left + 1, to: right, with: words)
    row.put(glyphs.group.topRight, bracket.style, at: right)
  }
}
