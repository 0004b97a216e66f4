import Cells

/// The heads of a wide drawing, and what is above them.
struct WideHeads {
  private let grid: WideGrid
  private let outline: Diagram
  private let width: Int
  private let hasLegend: Bool

  /// - Parameter width: of the whole drawing.
  init(_ outline: Diagram, _ grid: WideGrid, width: Int) {
    (self.outline, self.grid, self.width) = (outline, grid, width)
    hasLegend = !grid.participants.indices.allSatisfy {
      (grid.participants[$0].heading?.cells ?? 0) <= 2 * grid.columns.halves[$0] - 1
    }
  }

  /// The title, the legend, the groups, and the heads of participants that exist from the start.
  var first: [Styled.Line] {
    let title = outline.title.map { Label($0).fitted(to: width) } ?? []
    let lines = title.map { Styled.Line([.init($0, .heading)]) }
    return lines + (title.isEmpty ? [] : [Styled.Line()]) + legend + heads(over: [])
  }

  /// The boxes again, on lifelines that continue. The groups are not shown again.
  var again: [Styled.Line] { heads(over: grid.running) }

  private func heads(over lifelines: [Int]) -> [Styled.Line] {
    let running = grid.running
    let groups = lifelines.isEmpty ? groups : []
    guard grid.columns.isStaggered else { return groups + row(of: running, over: lifelines) }
    let (upper, lower) = (running.filter { $0 % 2 == 0 }, running.filter { $0 % 2 == 1 })
    return groups + row(of: upper, over: lifelines)
      + row(of: lower, over: Array(Set(lifelines + upper)))
  }

  /// Boxes of the same height.
  private func row(of heads: [Int], over lifelines: [Int]) -> [Styled.Line] {
    let height = heads.map { words(of: $0).count }.max() ?? 0
    let boxes = heads.map { box($0, lines: height, isRepeated: lifelines.contains($0)) }
    let verticals = grid.marks(of: lifelines)
    return (0..<height + 2).map { index in
      var row = WideRow()
      for box in boxes { row.add(box[index]) }
      return row.line(over: verticals)
    }
  }

  private func words(of index: Int) -> [Styled.Span] {
    let participant = grid.participants[index]
    let style = participant.headStyle
    var words = Label(participant.name).fitted(to: max(1, 2 * grid.columns.halves[index] - 1))
      .map { Styled.Span($0, style) }
    if let heading = participant.heading, !hasLegend { words.append(.init(heading, .faint)) }
    return words
  }

  /// - Parameter lines: how high it is at least, without its edges.
  func box(_ index: Int, lines: Int = 0, isRepeated: Bool = false) -> [WideRow] {
    let half = grid.columns.halves[index]
    let (left, right) = (grid.position(index) - half, grid.position(index) + half)
    let (glyphs, style) = (grid.glyphs.head, grid.style(index))
    let words = words(of: index)
    let above = max(0, lines - words.count) / 2
    let sides = (0..<max(lines, words.count)).map { line in
      let word = words.indices.contains(line - above) ? words[line - above] : nil
      let mark = word.map { word in
        let free = max(0, right - left - 1 - word.text.cells)
        return WideRow.Mark(word.text, word.style, at: left + 1 + free / 2)
      }
      return grid.side(glyphs, style, from: left, to: right, mark)
    }
    func edge(_ rail: WideGlyphs.Rail, _ middle: Unicode.Scalar) -> WideRow {
      var row = WideRow()
      let middle = WideRow.Mark(middle, style, at: grid.position(index))
      row.put(rail, style, from: left, to: right, with: [middle])
      return row
    }
    let top = edge(glyphs.top, isRepeated ? glyphs.top.crossing : glyphs.top.line)
    return [top] + sides + [edge(glyphs.bottom, glyphs.bottom.crossing)]
  }

  /// What the participants are, when there is no room for that in their boxes.
  private var legend: [Styled.Line] {
    guard hasLegend else { return [] }
    let text = grid.participants.compactMap(\.heading).uniqued().map { heading in
      let names = grid.participants.filter { $0.heading == heading }
        .map { $0.name.printableLines.joined(separator: " ") }
      return "\(heading): \(names.joined(separator: ", "))"
    }.joined(separator: grid.charset.separator)
    return Label(text).fitted(to: width).map { Styled.Line([.init($0, .faint)]) }
  }
}

// MARK: Groups

extension WideHeads {
  private typealias Group = (box: Diagram.Box, cells: ClosedRange<Int>)

  /// A line over the heads that belong together. It takes no width from the conversation. Boxes that share lifelines
  /// are on different levels.
  private var groups: [Styled.Line] {
    let groups = grid.lifelines.runs(of: outline.boxes).map { box, run -> Group in
      let left = grid.position(run.lowerBound) - grid.columns.halves[run.lowerBound]
      let right = grid.position(run.upperBound) + grid.columns.halves[run.upperBound]
      return (box, left...right)
    }
    return groups.levels(\.cells).flatMap(rows).map { $0.line(over: []) }
  }

  /// The name is let into the line or, where it is too long, is above it.
  private func rows(of level: [Group]) -> [WideRow] {
    var last = WideRow()
    var above: [[WideGrid.Placed]] = []
    for (index, group) in level.enumerated() {
      let (left, right) = (group.cells.lowerBound, group.cells.upperBound)
      let end = index + 1 < level.count ? level[index + 1].cells.lowerBound - 1 : width
      let name = Label(group.box.name)
      let fits = name.lines(of: group.cells.count - 6) <= 1
      let words = fits ? group.box.name.printable : ""
      let mark = WideRow.Mark.letIn((left + 3, words), .strong)
      last.put(
        grid.glyphs.group, group.box.style, from: left, to: right,
        with: words.isEmpty ? [] : [mark])
      if !fits { above.append(name.fitted(to: max(1, end - left)).map { (left, $0) }) }
    }
    let height = above.map(\.count).max() ?? 0
    let names = (0..<height).map { index in
      let words = above.compactMap { name -> WideGrid.Placed? in
        let line = index - height + name.count
        return name.indices.contains(line) ? name[line] : nil
      }
      return WideRow(words, .strong)
    }
    return names + [last]
  }
}
