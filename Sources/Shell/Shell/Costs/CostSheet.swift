import Cells
import Course
import Exports
import Grammar
import Lessons
import Localization

/// What a change costs in each pattern, as it is shown: a table or two for each part of the bill. In text, a table has a
/// few patterns only, and the next one has the others.
struct CostSheet {
  let title: String
  let bills: [Bill]
  /// The titles of the patterns in which bodies read objects.
  let readers: [String]

  private static let columns = 5

  private func narrow(_ part: CostTable.Part) -> [CostTable] {
    stride(from: 0, to: bills.count, by: Self.columns).flatMap {
      CostTable.tables(part, of: Array(bills[$0...].prefix(Self.columns)))
    }
  }

  private var whole: [CostTable] {
    CostTable.Part.allCases.flatMap { CostTable.tables($0, of: bills) }
  }

  func styled(_ options: Options, width: Int) -> Styled {
    let manner: LessonPage.Manner = options[.plain] ? .spoken : .drawn
    let parts = CostTable.Part.allCases.flatMap { part in
      narrow(part).map {
        [Block](markdown: $0.markdown.joined(separator: "\n")).styled(width: width, manner)
      } + (part == .messages ? [remarkOnMessages(width)] : [])
    }
    let tables = CostTable.Part.allCases.flatMap(narrow)
    return Styled.stack(
      [.wrapped(title, to: width, .heading)] + parts + [remark(on: tables, width)]
    ).inCharset(of: options)
  }

  /// A query is folded in each drawing, and what a body reads is drawn.
  private func remarkOnMessages(_ width: Int) -> Styled {
    guard !readers.isEmpty else { return Styled() }
    return .wrapped(
      localized(
        "In \(readers.listed(.and)), each observed property that a body reads counts as a message. Queries do not count in any pattern. So compare before and now, not the sums."
      ), to: width, .faint)
  }

  /// What to do when runs are not recorded.
  private func remark(on tables: [CostTable], _ width: Int) -> Styled {
    guard tables.contains(where: { $0.rows.contains { $0.cells.contains("?") } }) else {
      return Styled()
    }
    return .wrapped(
      localized("? means: not recorded. To record it: lifeline check --exercises --due --write"),
      to: width, .faint)
  }

  /// The same as a picture.
  var picture: TablePicture {
    TablePicture(
      title: title,
      tables: whole.map { table in
        .init(heads: table.heads, rows: table.rows.map { [$0.plainName] + $0.cells })
      })
  }
}
