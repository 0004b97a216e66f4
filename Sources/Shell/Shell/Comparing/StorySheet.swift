import Analysis
import Cells
import Diagrams
import Localization
import Trace

/// Two stories next to each other: in two columns where there is room for them, else one below the other. What only one of
/// them has is marked.
struct StorySheet {
  let first: StoryColumn
  let second: StoryColumn
  let alignment: StoryAlignment
  let charset: Charset

  init(first: StoryColumn, second: StoryColumn, alignment: StoryAlignment, charset: Charset) {
    self.first = first.showing(alignment.commonChanges.first)
    self.second = second.showing(alignment.commonChanges.second)
    (self.alignment, self.charset) = (alignment, charset)
  }

  /// In narrower columns most messages would be cut.
  private static let leastWidth = 60
  private static let gap = 2
  private static let margin = 2

  /// The rows with messages or changes to show.
  private var rows: [StoryAlignment.Row] {
    alignment.rows.filter { row in
      [(row.first, first), (row.second, second)].contains { moment, column in
        moment.map(column.hasWords) ?? false
      }
    }
  }

  /// With what the marks mean, where there is a line for it.
  ///
  /// - Parameter room: as many lines at most, if the point of both stories fits into them; `nil` for all rows.
  func styled(width: Int, room: Int?) -> Styled {
    let table = table(width: width, room: room.map { $0 - 1 })
    let key = key(to: table, width)
    let fits = room.map { table.lines.count + key.lines.count <= $0 } ?? true
    return fits && !key.lines.isEmpty ? table + key : self.table(width: width, room: room)
  }

  private func key(to table: Styled, _ width: Int) -> Styled {
    let meanings: [(mark: String, words: String)] = [
      ("*", localized("*: one side only")), ("~", localized("~: elsewhere on the other")),
    ]
    let shown = meanings.filter { meaning in
      table.lines.contains { $0.plain.hasPrefix(meaning.mark) }
    }
    guard !shown.isEmpty else { return Styled() }
    return .wrapped(shown.map { $0.words }.joined(separator: " · "), to: width, .faint)
  }

  private func table(width: Int, room: Int?) -> Styled {
    let rows = rows
    let whole = styled(rows, width)
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
    let common = alignment.commonChanges
    let points = (
      StoryOutline(first.run.stories).point.union(common.first),
      StoryOutline(second.run.stories).point.union(common.second)
    )
    var kept = Set(rows.indices.filter { isIn(rows[$0], points) })
    if let parting = rows.firstIndex(where: { !$0.isCommon }) { kept.insert(parting) }
    return kept
  }

  /// What only one of them has is more telling than what both have.
  private var details: [(Set<Int>, Set<Int>)] {
    let own = alignment.rows.filter { !$0.isCommon }
    let outlines = (StoryOutline(first.run.stories), StoryOutline(second.run.stories))
    let parting = (
      Set(own.compactMap(\.first).flatMap(\.records)),
      Set(own.compactMap(\.second).flatMap(\.records))
    )
    return [parting] + zip(outlines.0.details, outlines.1.details).map { ($0, $1) }
  }

  private func isIn(_ row: StoryAlignment.Row, _ records: (Set<Int>, Set<Int>)) -> Bool {
    !records.0.isDisjoint(with: row.first?.records ?? [])
      || !records.1.isDisjoint(with: row.second?.records ?? [])
  }

  private func folded(
    _ rows: [StoryAlignment.Row], _ kept: Set<Int>, _ width: Int
  ) -> Styled {
    let missing = rows.count - kept.count
    let table = styled(kept.sorted().map { rows[$0] }, width)
    guard missing > 0 else { return table }
    let remark = localized(
      missing, one: "1 row is folded. All: --all", other: "\(missing) rows are folded. All: --all")
    return table + .wrapped(remark, to: width, .faint)
  }

  // MARK: Layout

  private func styled(_ rows: [StoryAlignment.Row], _ width: Int) -> Styled {
    width < Self.leastWidth ? below(rows, width) : sideBySide(rows, width)
  }

  /// How many lines a row takes, whatever is above it.
  private func height(of row: StoryAlignment.Row, _ width: Int) -> Int {
    let left = row.first.map(first.lineCount) ?? 0
    let right = row.second.map(second.lineCount) ?? 0
    return width < Self.leastWidth ? left + right : max(left, right)
  }

  private func sideBySide(_ rows: [StoryAlignment.Row], _ width: Int) -> Styled {
    let room = (width - Self.margin - Self.gap) / 2
    let indent = String(repeating: " ", count: Self.margin)
    let head = Styled.Line([
      .init(indent + first.title.cut(to: room).padded(to: room + Self.gap), .heading),
      .init(second.title.cut(to: room), .heading),
    ])
    let left = cells(rows.map(\.first), first, room)
    let right = cells(rows.map(\.second), second, room)
    return Styled(
      [head]
        + rows.indices.flatMap { row in
          (0..<max(left[row].count, right[row].count)).map { line in
            let here = left[row].dropFirst(line).first ?? ""
            let there = right[row].dropFirst(line).first ?? ""
            let words = there.isEmpty ? here : here.padded(to: room + Self.gap) + there
            return rows[row].line(line, words, margin: Self.margin)
          }
        })
  }

  private func below(_ rows: [StoryAlignment.Row], _ width: Int) -> Styled {
    func column(
      _ column: StoryColumn, _ moment: (StoryAlignment.Row) -> StoryMoment?
    ) -> Styled {
      let own = rows.filter { moment($0) != nil }
      let words = cells(own.map(moment), column, width - Self.margin)
      return .wrapped(column.title, to: width, .heading)
        + Styled(
          zip(own, words).flatMap { row, words in
            words.enumerated().map { row.line($0, $1, margin: Self.margin) }
          })
    }
    return .stack([column(first) { $0.first }, column(second) { $0.second }])
  }

  /// The lines of each row. The sender is left out where it got the message above.
  private func cells(_ moments: [StoryMoment?], _ column: StoryColumn, _ room: Int) -> [[String]] {
    var receiver: String?
    return moments.map { moment in
      guard let moment else { return [] }
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
