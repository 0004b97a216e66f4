import Actions
import Analysis
import Cells
import Localization
import Trace

/// Which role holds which: a grid of holders and held where that fits, else a line for each holder.
struct MemorySheet {
  private let table: MemoryTable
  private let columns: [Role]
  private let rows: [Role]

  init(_ table: MemoryTable) {
    self.table = table
    let held = Set(table.cells.map(\.held))
    let holders = Set(table.cells.map(\.holder))
    columns = table.roles.filter(held.contains)
    // A role that no property holds, such as a builder, has a row to show just that.
    rows = table.roles.filter { holders.contains($0) || (!held.contains($0) && $0.isOfPattern) }
  }

  func styled(width: Int, isPlain: Bool) -> Styled {
    guard !table.cells.isEmpty else { return Styled(localized("No object holds another.")) }
    let grid = grid
    return grid.cells <= width && !isPlain ? grid : list(width: width)
  }

  // MARK: Grid

  private var grid: Styled {
    .grid(
      [localized("holder")] + columns.map(\.heading), .heading,
      rows: rows.map { row in [row.heading] + columns.map { words(row, $0) } })
  }

  private func words(_ holder: Role, _ held: Role) -> String {
    table[holder, held]?.strengthWords.joined(separator: "+") ?? "–"
  }

  // MARK: List

  private func list(width: Int) -> Styled {
    let rows = rows.map { row in (term: row.heading, text: sentence(row)) }
    return Rows(rows: rows, style: .strong, indent: 0).styled(width: width)
  }

  private func sentence(_ holder: Role) -> String {
    let groups = Trace.Reference.Strength.allCases.compactMap { strength -> String? in
      let held = columns.filter { table[holder, $0]?.strengths.contains(strength) == true }
      return held.isEmpty
        ? nil : "\(strength.rawValue) \(held.map(\.heading).commaSeparated)"
    }
    return groups.isEmpty
      ? localized("holds no object, and is held by none")
      : groups.joined(separator: localized("; "))
  }
}

extension Role {
  /// Whether the pattern makes it, rather than the device.
  fileprivate var isOfPattern: Bool {
    ![.user, .timer, .remote, .system, .notificationCenter].contains(self)
  }
}
