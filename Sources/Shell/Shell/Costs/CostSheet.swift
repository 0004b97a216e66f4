import Cells
import Course
import Exports
import Grammar
import Lessons
import Localization

/// What a change costs in each pattern, as it is shown: a table for each part of the bill. In text, a table has a few patterns
/// only, and the next one has the others.
struct CostSheet {
  let title: String
  let bills: [Bill]

  private static let columns = 5

  private var narrow: [CostTable] {
    let groups = stride(from: 0, to: bills.count, by: Self.columns).map {
      Array(bills[$0...].prefix(Self.columns))
    }
    return CostTable.Part.allCases.flatMap { part in groups.map { CostTable(part, of: $0) } }
  }

  private var whole: [CostTable] { CostTable.Part.allCases.map { CostTable($0, of: bills) } }

  func styled(_ options: Options, width: Int) -> Styled {
    let manner: LessonPage.Manner = options[.plain] ? .spoken : .drawn
    let tables = narrow
    let parts = tables.map {
      [Block](markdown: $0.markdown.joined(separator: "\n")).styled(width: width, manner)
    }
    return Styled.stack(
      [.wrapped(title, to: width, .heading)] + parts + [remark(on: tables, width)]
    ).inCharset(of: options)
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
