import Cells

extension Wide {
  /// Brackets over heads that belong together. They take no width from the conversation.
  func groups(over lifelines: [Int]) -> [Styled.Line] {
    let runs = boxes.flatMap { box in
      Self.runs(box.members.compactMap(index).sorted()).map { (box.name, $0) }
    }
    let brackets = runs.map { name, run in
      let left = position(run.lowerBound) - columns.halves[run.lowerBound]
      return bracket(name, left, position(run.upperBound) + columns.halves[run.upperBound])
    }
    let height = brackets.map(\.count).max() ?? 0
    let standing = marks(of: lifelines)
    return (0..<height).map { index in
      var row = WideRow()
      for bracket in brackets where index >= height - bracket.count {
        row.add(bracket[index - height + bracket.count])
      }
      return row.line(over: standing)
    }
  }

  /// The last row of the name is let into the bracket.
  private func bracket(_ name: String, _ left: Int, _ right: Int) -> [WideRow] {
    let words = Label(name).fitted(to: max(1, right - left - 5))
    var rows = words.dropLast().map { text in
      var row = WideRow()
      row.put(text, .strong, at: left + 3)
      return row
    }
    var others: [WideRow.Mark] = []
    if let text = words.last, !text.isEmpty {
      others = [.init(column: left + 2, cells: text.cells + 2, text: " \(text) ", style: .strong)]
    }
    var last = WideRow()
    last.put(signs.group.topLeft, .faint, at: left)
    last.rule(signs.group.horizontal, .faint, from: left + 1, to: right, with: others)
    last.put(signs.group.topRight, .faint, at: right)
    rows.append(last)
    return rows
  }

  /// Neighbours among lifelines.
  private static func runs(_ indices: [Int]) -> [ClosedRange<Int>] {
    indices.reduce(into: []) { runs, index in
      if let last = runs.last, last.upperBound + 1 == index {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
  }
}
