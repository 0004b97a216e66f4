import ToyKit

/// A table on the screen.
final class RenderedTable<Message> {
  let controller = TableScene()
  private let backing: TableBacking<Message>
  private let refreshing: TargetAction<Message>
  private let refreshControl = quietly { UIRefreshControl() }
  private var isRefreshing = false

  init(_ table: Table<Message>, send: @escaping Reporting<Message>) {
    backing = TableBacking(table.rows, send: send)
    refreshing = TargetAction(send: send)
    quietly {
      refreshing.listen(to: refreshControl, for: .valueChanged)
      controller.refreshControl = refreshControl
      controller.tableView.dataSource = backing
      controller.tableView.delegate = backing
    }
  }

  func update(to table: Table<Message>) {
    refreshing.message = { _ in table.onPull }
    updateRows(to: table.rows)
    if table.isRefreshing != isRefreshing { showRefreshing(table.isRefreshing) }
    isRefreshing = table.isRefreshing
  }

  private func showRefreshing(_ isRefreshing: Bool) {
    if isRefreshing { refreshControl.beginRefreshing() } else { refreshControl.endRefreshing() }
  }

  // MARK: Rows

  /// One row after the other: after each step the table asks how many rows there are.
  private func updateRows(to rows: [Row<Message>]) {
    removeRows { row in !rows.contains { $0.id == row.id } }
    for (index, row) in rows.enumerated() { put(row, at: index) }
  }

  private func removeRows(where isGone: (Row<Message>) -> Bool) {
    for index in backing.rows.indices.reversed() where isGone(backing.rows[index]) {
      backing.rows.remove(at: index)
      table.deleteRows(at: [path(index)], with: .automatic)
    }
  }

  /// The rows before this place are right already.
  private func put(_ row: Row<Message>, at index: Int) {
    guard let old = backing.rows.firstIndex(where: { $0.id == row.id }) else {
      backing.rows.insert(row, at: index)
      return table.insertRows(at: [path(index)], with: .automatic)
    }
    let changed = backing.rows.remove(at: old).text != row.text
    backing.rows.insert(row, at: index)
    if old != index { table.moveRow(at: path(old), to: path(index)) }
    if changed { table.reloadRows(at: [path(index)], with: .automatic) }
  }

  private var table: UITableView { quietly { controller.tableView } }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  var handlers: [AnyObject] { [backing, refreshing] }
}
