/// Finds the columns for a diagram that make its drawing shortest.
struct WideLayout {
  private typealias Constraints = [[WideConstraints.Constraint]]

  private let constraints: WideConstraints
  private let heads: WideHeadSizes
  private let borders: WideBorders
  /// Where each box begins, where the next one begins, and the cells of the longest word in its name.
  private let boxes: [(start: Int, next: Int, word: Int)]
  private let width: Int
  private let count: Int
  /// The least gap in which an arrow is visible.
  static let leastGap = 3

  init(
    _ diagram: DiagramStream, _ lifelines: Lifelines, spans: [FrameSpan], _ options: Wide.Options
  ) {
    let participants = lifelines.participants
    heads = WideHeadSizes(participants)
    width = options.width
    count = participants.count
    constraints = WideConstraints(
      diagram, lifelines, spans: spans, halves: heads.least, charset: options.charset)
    borders = WideBorders(
      spans, participants, repeatsHeads: options.repeatHeadsEvery != nil)
    let runs = lifelines.runs(of: diagram.outline.boxes)
    boxes = runs.compactMap { box, run in
      let next = runs.map(\.lifelines.lowerBound).filter { $0 > run.upperBound }.min()
      return next.map {
        (start: run.lowerBound, next: $0, word: Label(box.name).widestWhole)
      }
    }
  }

  /// Whether there are lifelines, and not too many for the width.
  static func hasRoom(for count: Int, in width: Int) -> Bool {
    count > 0 && count + leastGap * (count - 1) <= width
  }

  /// `nil` when the lifelines do not fit.
  var columns: WideColumns? {
    let layouts = [columns(heads, isStaggered: false), columns(heads, isStaggered: true)]
    if let best = layouts.compactMap({ $0 }).min(by: { $0.rows < $1.rows }) { return best.columns }
    // A head that is wider than the drawing fits nowhere, and a wide head may squeeze the words next to it.
    let widest = min(width, (heads.least.max() ?? 3) - 1)
    let caps = stride(from: widest, through: max(3, heads.narrowest), by: -1)
    for cap in caps {
      let best = columns(heads.capped(at: cap), isStaggered: true)
      if let best { return best.columns }
    }
    return nil
  }

  /// - Parameter widths: the least widths of some gaps.
  private func columns(
    _ heads: WideHeadSizes, isStaggered: Bool, widths: [Int: Int] = [:]
  ) -> (columns: WideColumns, rows: Double)? {
    func divided(_ constraints: Constraints) -> (gaps: [Int], rows: Double)? {
      let curves = (0...count).map {
        curve($0, constraints[$0], heads, isStaggered, atLeast: widths[$0] ?? 0)
      }
      guard let gaps = WideWidths.divide(width - count, among: curves) else { return nil }
      return (gaps, zip(curves, gaps).reduce(0) { $0 + $1.0.rows(at: $1.1) })
    }
    // First the labels that can be in only one place, then the labels that take the widest gap.
    guard let first = divided(constraints.constraints) else { return nil }
    let all = constraints.constraints(in: first.gaps)
    guard let best = divided(all), !isCrowded(best.gaps, all), !isSqueezed(best.gaps, all) else {
      return nil
    }
    var gaps = best.gaps
    if constraints.isEmpty { spread(&gaps) }
    let placed = { (gaps: [Int]) in
      WideColumns(gaps: gaps, heads: heads, isStaggered: isStaggered, borders: borders)
    }
    widen(&gaps, placed)
    let layout = (columns: placed(gaps), rows: best.rows + (isStaggered ? 6 : 0))
    // Labels may have taken all. They give back what boxes need, unless that breaks words of theirs.
    let needed = widthsNeeded(in: layout.columns)
    guard widths.isEmpty, !needed.isEmpty,
      let other = columns(heads, isStaggered: isStaggered, widths: needed),
      widthsNeeded(in: other.columns).isEmpty
    else { return layout }
    return other
  }

  /// What is left of the width goes to boxes, so that the words in their names are not broken.
  private func widen(_ gaps: inout [Int], _ placed: ([Int]) -> WideColumns) {
    var rest = width - count - gaps.reduce(0, +)
    for box in boxes {
      while rest > 0 {
        let missing = placed(gaps).cellsMissing(over: box.start, before: box.next, for: box.word)
        guard missing > 0 else { break }
        gaps[box.next] += min(missing, rest)
        rest -= min(missing, rest)
      }
    }
  }

  /// How wide gaps have to be, where a word in the name of a box is broken.
  private func widthsNeeded(in columns: WideColumns) -> [Int: Int] {
    var widths: [Int: Int] = [:]
    for box in boxes {
      let missing = columns.cellsMissing(over: box.start, before: box.next, for: box.word)
      guard missing > 0 else { continue }
      let gap = columns.positions[box.next] - columns.positions[box.next - 1] - 1
      widths[box.next] = max(widths[box.next] ?? 0, gap + missing)
    }
    return widths
  }

  /// Whether lifelines are so close that many words would be broken.
  private func isCrowded(_ gaps: [Int], _ constraints: Constraints) -> Bool {
    guard 2 * (width - count) < 17 * (count - 1) else { return false }
    let all = constraints.joined().reduce(0) { $0 + $1.weight }
    let broken = zip(constraints, gaps).reduce(0.0) { sum, gap in
      gap.0.reduce(sum) { $0 + ($1.breaksWords(at: gap.1) ? $1.weight : 0) }
    }
    return 4 * broken > all
  }

  private func isSqueezed(_ gaps: [Int], _ constraints: Constraints) -> Bool {
    zip(constraints, gaps).contains { constraints, gap in
      constraints.contains { $0.isSqueezed(at: gap) }
    }
  }

  private func curve(
    _ gap: Int, _ constraints: [WideConstraints.Constraint], _ heads: WideHeadSizes,
    _ isStaggered: Bool, atLeast lowest: Int
  ) -> WideCurve {
    let (left, right) = (gap - 1, gap)
    func halves(_ sizes: [Int]) -> [Int] {
      [left, right].compactMap { sizes.indices.contains($0) ? sizes[$0] : nil }
    }
    let isInside = gap > 0 && gap < count
    let neighbours = isInside && !isStaggered ? halves(heads.least).reduce(0, +) : 0
    let head = max(neighbours, zip(halves(heads.least), halves(heads.air)).map(+).max() ?? 0)
    let words = constraints.map(\.leastWidth).max() ?? 0
    let bordersNextToWords = borders.cellsNextToWords(in: gap, heads.least)
    let borders = borders.cells(in: gap, heads.least)
    let least = max(
      head, words + bordersNextToWords, borders + (isInside ? 1 : 0), isInside ? Self.leastGap : 0,
      lowest)
    let both = halves(heads.most).reduce(0, +)
    let inside = isStaggered ? both / 2 : both + 1
    let likedHead = isInside ? inside : halves(heads.most).max() ?? 0
    let most = max(least, likedHead, (constraints.map(\.mostWidth).max() ?? 0) + bordersNextToWords)
    let weighed = constraints.filter { $0.weight > 0 }
    let rows = (least...max(least, min(most, width))).map { width in
      weighed.reduce(Double(max(0, likedHead - width)) * 0.02) {
        $0 + $1.rows(at: width - bordersNextToWords)
      }
    }
    return WideCurve(least: least, rows: rows)
  }

  /// Without items to measure, all gaps get the same width.
  private func spread(_ gaps: inout [Int]) {
    let rest = width - count - gaps.reduce(0, +)
    guard count > 1, rest > 0 else { return }
    for gap in 1..<count { gaps[gap] += rest / (count - 1) }
  }
}
