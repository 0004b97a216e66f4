import Analysis
import Cells
import Diagrams
import Localization
import Trace

/// How messages travelled: a table where that fits, else some lines for each kind.
struct KindSheet {
  let table: KindTable
  let title: String
  let isPlain: Bool

  func styled(width: Int) -> Styled {
    if isPlain {
      return Styled(([title + ":"] + table.rows.map(sentence)).joined(separator: "\n"))
    }
    let grid = grid
    let body = grid.cells <= width ? grid : list(width: width)
    return .stack([
      .wrapped(title, to: width, .heading), body, .wrapped(legend, to: width, .faint),
    ])
  }

  // MARK: Table

  private var grid: Styled {
    let heads = [
      localized("kind"), localized("the sender knows"), localized("receivers"), localized("when"),
      localized("answer"), localized("holds"),
    ]
    return .grid(heads, .strong, rows: table.rows.map(cells))
  }

  private func cells(_ use: KindUse) -> [String] {
    [
      use.kind.rawValue, use.knowledge, String(use.receivers), use.timing, use.answering,
      use.holding,
    ]
  }

  private func list(width: Int) -> Styled {
    let rows = table.rows.map { (term: $0.kind.rawValue, text: clauses(of: $0)) }
    return Rows(rows: rows, style: .strong, indent: 0).styled(width: width)
  }

  // MARK: Words

  private func sentence(_ use: KindUse) -> String {
    localized("\(use.kind.rawValue): \(clauses(of: use)).")
  }

  private func clauses(of use: KindUse) -> String {
    [
      Counted.messages(use.messages),
      localized("the sender knows \(use.knowledge)"),
      localized(
        use.receivers, one: "1 receiver", other: "up to \(use.receivers) receivers"),
      timing(of: use), localized("answer: \(use.answering)"), holding(of: use),
    ].joined(separator: localized("; "))
  }

  private func timing(of use: KindUse) -> String {
    use.times.count == 2 ? localized("at once or later") : use.timing
  }

  private func holding(of use: KindUse) -> String {
    let words = Trace.Reference.Strength.allCases.filter(use.strengths.contains).map(\.adverb)
    guard !words.isEmpty else { return localized("no property holds the receiver") }
    let ways = words + (use.isUnheld ? [localized("not at all")] : [])
    return localized("the sender holds the receiver \(ways.listed(.or))")
  }

  private var legend: String {
    localized(
      """
      What the sender knows follows from the kind, and so does an answer in brackets, which runs do \
      not record. The rest is counted. Receivers: the most objects that got the same message. Holds: \
      how properties of the sender hold the receiver; – means no property.
      """)
  }
}
