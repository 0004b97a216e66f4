import Analysis
import Cells
import Diagrams
import Localization
import Trace

/// Two stories next to each other: in two columns where there is room for them, else one below the other. What only one of
/// them has is marked.
struct StorySheet {
  let columns: Both<StoryColumn>
  let alignment: StoryAlignment
  let charset: Charset

  init(_ columns: Both<StoryColumn>, _ alignment: StoryAlignment, _ charset: Charset) {
    self.columns = Both { columns[$0].showing(alignment.commonChanges[$0]) }
    (self.alignment, self.charset) = (alignment, charset)
  }

  /// In narrower columns most messages would be cut.
  private static let leastWidth = 60
  private static let gap = 2
  private static let margin = 2

  /// The rows with messages or changes to show.
  private var rows: [StoryAlignment.Row] {
    alignment.rows.filter { row in
      sides.contains { row[$0].map(columns[$0].hasWords) ?? false }
    }
  }

  private var sides: [Contrast.Side] { Contrast.Side.allCases }

  /// With what the marks mean below it.
  ///
  /// - Parameter room: as many lines at most, if the point of both stories fits into them; `nil` for all rows.
  func styled(width: Int, room: Int?) -> Styled {
    let rows = rows
    let whole = folded(rows, Set(rows.indices), width)
    guard let room, whole.lines.count > room else { return whole }
    var kept = essential(in: rows)
    var used = folded(rows, kept, width).lines.count
    for detail in details {
      for row in rows.indices where isIn(rows[row], detail) && !kept.contains(row) {
        let height = height(of: rows[row], width)
        guard used + height <= room else { continue }
        kept.insert(row)
        used += height
      }
    }
    return folded(rows, kept, width)
  }

  /// The rows around the place where the stories part first; empty where they do not.
  func aroundParting(width: Int) -> Styled {
    let rows = rows
    guard let parting = rows.firstIndex(where: { !$0.isCommon }) else { return Styled() }
    let part = rows[max(parting - 2, 0)...min(parting + 4, rows.count - 1)]
    return styled(Array(part), width)
  }

  // MARK: Folding

  /// Where they part first, the changes that both make, and the point of both stories.
  private func essential(in rows: [StoryAlignment.Row]) -> Set<Int> {
    let points = Both { side in
      StoryOutline(columns[side].run.stories).point.union(alignment.commonChanges[side])
    }
    var kept = Set(rows.indices.filter { isIn(rows[$0], points) })
    if let parting = rows.firstIndex(where: { !$0.isCommon }) { kept.insert(parting) }
    return kept
  }

  /// What only one of them has is more telling than what both have.
  private var details: [Both<Set<Int>>] {
    let own = alignment.rows.filter { !$0.isCommon }
    let parting = Both { side in Set(own.compactMap { $0[side] }.flatMap(\.records)) }
    let outlines = columns.map { StoryOutline($0.run.stories).details }
    return [parting] + zip(outlines.first, outlines.second).map { Both($0, $1) }
  }

  private func isIn(_ row: StoryAlignment.Row, _ records: Both<Set<Int>>) -> Bool {
    sides.contains { !records[$0].isDisjoint(with: row[$0]?.records ?? []) }
  }

  private func folded(
    _ rows: [StoryAlignment.Row], _ kept: Set<Int>, _ width: Int
  ) -> Styled {
    let missing = rows.count - kept.count
    let table = styled(kept.sorted().map { rows[$0] }, width)
    let remark = localized(
      missing, one: "1 row is folded. All: --all", other: "\(missing) rows are folded. All: --all")
    let words = (missing > 0 ? [remark] : []) + meaningsOfMarks(in: table)
    guard !words.isEmpty else { return table }
    return table + .wrapped(words.joined(separator: " · "), to: width, .faint)
  }

  private func meaningsOfMarks(in table: Styled) -> [String] {
    let meanings = [
      ("*", localized("*: one side only")), ("~", localized("~: elsewhere on the other")),
    ]
    return meanings.filter { mark, _ in table.lines.contains { $0.plain.hasPrefix(mark) } }.map(\.1)
  }

  // MARK: Layout

  private func styled(_ rows: [StoryAlignment.Row], _ width: Int) -> Styled {
    width < Self.leastWidth ? below(rows, width) : sideBySide(rows, width)
  }

  /// How many lines a row takes, whatever is above it.
  private func height(of row: StoryAlignment.Row, _ width: Int) -> Int {
    let counts = sides.map { row[$0].map(columns[$0].lineCount) ?? 0 }
    return width < Self.leastWidth ? counts.reduce(0, +) : counts.max() ?? 0
  }

  private func sideBySide(_ rows: [StoryAlignment.Row], _ width: Int) -> Styled {
    let room = (width - Self.margin - Self.gap) / 2
    let indent = String(repeating: " ", count: Self.margin)
    let head = Styled.Line([
      .init(indent + columns.first.title.cut(to: room).padded(to: room + Self.gap), .heading),
      .init(columns.second.title.cut(to: room), .heading),
    ])
    let words = Both { cells(rows, $0, room) }
    return Styled(
      [head]
        + rows.indices.flatMap { row in
          (0..<max(words.first[row].count, words.second[row].count)).map { line in
            let both = words.map { $0[row].dropFirst(line).first ?? "" }
            let here = both.second.isEmpty ? both.first : both.first.padded(to: room + Self.gap)
            return rows[row].line(line, here + both.second, margin: Self.margin)
          }
        })
  }

  private func below(_ rows: [StoryAlignment.Row], _ width: Int) -> Styled {
    .stack(
      sides.map { side in
        let own = rows.filter { $0[side] != nil }
        let lines = zip(own, cells(own, side, width - Self.margin)).flatMap { row, words in
          words.enumerated().map { row.line($0, $1, margin: Self.margin) }
        }
        return .wrapped(columns[side].title, to: width, .heading) + Styled(lines)
      })
  }

  /// The lines of each row. The sender is left out where it got the message above.
  private func cells(
    _ rows: [StoryAlignment.Row], _ side: Contrast.Side, _ room: Int
  ) -> [[String]] {
    let column = columns[side]
    var receiver: String?
    return rows.map { row in
      guard let moment = row[side] else { return [] }
      let words = column.words(moment, after: receiver, charset, room)
      receiver = column.receiver(of: moment) ?? receiver
      return words
    }
  }
}

extension StoryAlignment.Row {
  /// A line of the row, by its number. At the first one is `*` for what only one has, or `~` for what the other one has in
  /// another place.
  fileprivate func line(_ number: Int, _ words: String, margin: Int) -> Styled.Line {
    let mark = isCommon || number > 0 ? " " : isElsewhere ? "~" : "*"
    return Styled.Line([.init(mark.padded(to: margin) + words, isCommon ? .plain : .strong)])
  }
}
