import Analysis
import Cells
import Lessons
import Localization
import Stage
import Trace

// `table: kinds`: the first cell of a row is a kind of message, the others say how its messages travel in all runs.

extension SectionCheck {
  mutating func checkKinds(_ table: Block.Table, while goesOn: () -> Bool) {
    guard table.header.cells.count >= Self.columns else {
      return find(
        localized(
          "`table: kinds` needs six columns: kind, knows, receivers, when, answer, holds."),
        at: section.location)
    }
    let found = try? course.kinds(of: Pattern.all) { (_, _) throws(Interrupted) in
      guard goesOn() else { throw Interrupted() }
    }
    guard let found else { return }
    let right = table.rows.compactMap { cells($0, found) }
    let counted = table.rows.map { Array($0.texts.prefix(Self.columns)) }
    guard right.count == table.rows.count, right != counted else { return }
    correctTable(table.rowLines, to: .cells(right))
  }

  /// So many are computed. Further columns are the author's own.
  private static let columns = 6

  private struct Interrupted: Error {}

  /// The cells of a row as the runs show them; `nil` after a finding.
  private mutating func cells(_ row: Block.Row, _ found: KindTable) -> [String]? {
    let name = row.texts.first ?? ""
    guard let kind = MessageKind(rawValue: name), let use = found[kind] else {
      find(
        localized("no scenario has a message of the kind `\(name)`. Name one that `kinds` lists."),
        at: row.location)
      return nil
    }
    return lesson.inItsLanguage {
      [
        kind.rawValue, use.knowledge, String(use.receivers), use.timing, use.answering, use.holding,
      ]
    }
  }
}

extension Block.Row {
  var texts: [String] { cells.map(\.text.plain.trimmed) }
}
