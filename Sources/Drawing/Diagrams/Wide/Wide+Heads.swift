import Cells

extension Wide {
  /// The title, the legend, and the heads of participants that exist from the start.
  public var heads: [Styled.Line] {
    let title = title.map { Label($0).fitted(to: options.width) } ?? []
    let lines = title.map { Styled.Line([.init($0, .heading)]) }
    return lines + (title.isEmpty ? [] : [Styled.Line()]) + legend + heads(over: [])
  }

  /// The boxes again, on lifelines that continue. The groups are not shown again.
  public var repeatedHeads: [Styled.Line] { heads(over: lives.indices.filter(isRunning)) }

  private func heads(over lifelines: [Int]) -> [Styled.Line] {
    let running = lives.indices.filter(isRunning)
    var seen = lifelines
    var lines = lifelines.isEmpty ? groups : []
    for level in 0..<(columns.isStaggered ? 2 : 1) {
      let heads = columns.isStaggered ? running.filter { $0 % 2 == level } : running
      lines += row(of: heads, over: seen)
      seen = Array(Set(seen + heads))
    }
    return lines
  }

  /// Boxes of the same height.
  private func row(of heads: [Int], over lifelines: [Int]) -> [Styled.Line] {
    let height = heads.map { words(of: $0).count }.max() ?? 0
    let boxes = heads.map { box($0, lines: height, isRepeated: lifelines.contains($0)) }
    let verticals = marks(of: lifelines)
    return (0..<height + 2).map { index in
      var row = WideRow()
      for box in boxes { row.add(box[index]) }
      return row.line(over: verticals)
    }
  }

  /// The heads of participants that begin here, each above its first message.
  mutating func introduce(_ heads: [Int]) -> [Styled.Line] {
    guard !heads.isEmpty else { return [] }
    let lines = heads.flatMap { headRows(of: $0).map { $0.line(over: verticals) } }
    for index in heads { set(.running, of: index) }
    return lines
  }

  func headRows(of index: Int) -> [WideRow] { box(index, lines: 0, isRepeated: false) }

  private func words(of index: Int) -> [Styled.Span] {
    let participant = participants[index]
    let style = participant.headStyle
    var words = Label(participant.name).fitted(to: max(1, 2 * columns.halves[index] - 1))
      .map { Styled.Span($0, style) }
    if let heading = participant.heading, legend.isEmpty { words.append(.init(heading, .faint)) }
    return words
  }

  /// - Parameter lines: how high it is at least, without its edges.
  private func box(_ index: Int, lines: Int, isRepeated: Bool) -> [WideRow] {
    let half = columns.halves[index]
    let (left, right) = (position(index) - half, position(index) + half)
    let words = words(of: index)
    let above = max(0, lines - words.count) / 2
    let sides = (0..<max(lines, words.count)).map { line in
      var row = WideRow()
      row.put(glyphs.head.vertical, style(index), at: left)
      var end = right
      if words.indices.contains(line - above) {
        let word = words[line - above]
        let cells = word.text.cells
        row.put(
          word.text, cells: cells, word.style, at: left + 1 + max(0, right - left - 1 - cells) / 2)
        end = max(right, left + 1 + cells)
      }
      row.put(glyphs.head.vertical, style(index), at: end)
      return clean(row, left, end)
    }
    let box = glyphs.head
    let enters = isRepeated ? box.enters : box.horizontal
    return [edge(index, box.topLeft, enters, box.topRight)] + sides
      + [edge(index, box.bottomLeft, box.leaves, box.bottomRight)]
  }

  private func edge(
    _ index: Int, _ left: Unicode.Scalar, _ middle: Unicode.Scalar, _ right: Unicode.Scalar
  ) -> WideRow {
    let half = columns.halves[index]
    let side = glyphs.head.horizontal.repeated(max(0, half - 1))
    let text = String(left) + side + String(middle) + side + String(right)
    var row = WideRow()
    row.put(text, cells: 2 * half + 1, style(index), at: position(index) - half)
    return row
  }

  /// Spaces where other lines would be seen through a box.
  private func clean(_ row: WideRow, _ left: Int, _ right: Int) -> WideRow {
    var filled = WideRow()
    filled.rule(" ", .plain, from: left, to: right + 1, with: row.marks)
    return filled
  }

  /// What the participants are, when there is no room for that in their boxes.
  private var legend: [Styled.Line] {
    let fits = participants.indices.allSatisfy {
      (participants[$0].heading?.cells ?? 0) <= 2 * columns.halves[$0] - 1
    }
    guard !fits else { return [] }
    var names: [(heading: String, names: [String])] = []
    for participant in participants {
      guard let heading = participant.heading else { continue }
      let name = participant.name.printableLines.joined(separator: " ")
      if let place = names.firstIndex(where: { $0.heading == heading }) {
        names[place].names.append(name)
      } else {
        names.append((heading, [name]))
      }
    }
    let text = names.map { "\($0.heading): \($0.names.joined(separator: ", "))" }
      .joined(separator: charset.separator)
    return Label(text).fitted(to: options.width).map { Styled.Line([.init($0, .faint)]) }
  }
}
