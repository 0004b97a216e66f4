import Cells

extension Ladder {
  /// Names in full, each above its lifeline, which begins right below. Released participants are left
  /// out.
  public var heads: [Styled.Line] {
    let runs = Dictionary(grouping: lifelines.runs(of: boxes), by: \.lifelines.lowerBound)
    return participants.indices.filter { lives[$0] != .over }.flatMap { index in
      runs[index, default: []].flatMap { rows(of: $0, over: $1) } + head(index)
    }
  }

  private func head(_ index: Int) -> [Styled.Line] {
    let position = columns.position(of: index)
    let room = options.width - position - 2
    return title(of: participants[index], room).enumerated().map { row, title in
      var grid = grid(first: index + (row == 0 ? 0 : 1))
      if row == 0 { grid.put(charset.head, style(index), at: position) }
      let left = grid.spans.prefix(cells: position + 2)
      return Styled.Line(left + title)
    }
  }

  /// The name, with the role next to it, or below it when there is no room.
  private func title(of participant: Diagram.Participant, _ room: Int) -> [[Styled.Span]] {
    let style = participant.headStyle
    let names = participant.name.printableLines.flatMap { $0.wrapped(to: room) }
    var lines = names.map { [Styled.Span($0, style)] }
    guard let role = participant.heading else { return lines }
    if let last = lines.last, Styled.Line(last).cells + 2 + role.cells <= room {
      lines[lines.count - 1] += [.init("  "), .init(role, .faint)]
    } else {
      lines += role.wrapped(to: room).map { [Styled.Span($0, .faint)] }
    }
    return lines
  }
}

// MARK: Boxes

extension Ladder {
  /// A line over the lifelines.
  private func rows(of box: Diagram.Box, over lifelines: ClosedRange<Int>) -> [Styled.Line] {
    let first = lifelines.lowerBound
    let start = max(0, columns.position(of: first) - 1)
    let end = columns.position(of: lifelines.upperBound) + 1
    let words = box.name.printableLines.flatMap { $0.wrapped(to: options.width - end - 2) }
    return words.enumerated().map { row, words in
      var grid = grid(first: first)
      if row == 0 {
        for position in start...end { grid.put(charset.frame.top, box.style, at: position) }
        grid.put(charset.frame.begin, box.style, at: start)
        grid.put(charset.frame.corner, box.style, at: end)
      }
      let cells = end + (words.isEmpty ? 1 : 2)
      return Styled.Line(grid.spans.prefix(cells: cells) + [.init(words, .faint)])
    }
  }
}

extension [Styled.Span] {
  /// The spans of a grid, where every character is one cell, cut or filled up to a width.
  fileprivate func prefix(cells width: Int) -> [Styled.Span] {
    var rest = width
    var result: [Styled.Span] = []
    for span in self where rest > 0 {
      let text = String(span.text.prefix(rest))
      result.append(.init(text, span.style))
      rest -= text.count
    }
    return rest > 0 ? result + [.init(String(repeating: " ", count: rest))] : result
  }
}
