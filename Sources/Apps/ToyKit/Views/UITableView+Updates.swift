extension UITableView {
  public nonisolated enum RowAnimation: Sendable {
    case automatic, none
  }
}

// After each update, the number of rows must be the one that the data source says, and with a diffable data source
// only `apply` may change rows. Otherwise UIKit throws an exception; the toy records it.

@Traced(.call) extension UITableView {
  /// - Parameter indexPaths: where the rows are after the update.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.count) {
      for path in indexPaths.sorted(by: { $0.row < $1.row })
      where (0...rows.count).contains(path.row) { rows.insert(ask(path), at: path.row) }
    }
  }

  /// - Parameter indexPaths: where the rows are before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(-indexPaths.count) {
      for row in indexPaths.map(\.row).sorted(by: >) where rows.indices.contains(row) {
        rows.remove(at: row)
      }
    }
  }

  public func moveRow(at old: IndexPath, to new: IndexPath) {
    update(0) {
      guard rows.indices.contains(old.row), rows.indices.contains(new.row) else { return }
      rows.insert(rows.remove(at: old.row), at: new.row)
    }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    guard !needsLayout else { return }
    for path in indexPaths where rows.indices.contains(path.row) { rows[path.row] = ask(path) }
  }

  /// - Parameter difference: the rows inserted, less the rows deleted.
  private func update(_ difference: Int, _ body: () -> Void) {
    guard !needsLayout else { return }
    if dataSource is any RowsOfTable {
      UIKit.shared.raise(.bypassedDataSource)
    } else {
      checkCount(after: difference)
    }
    body()
  }

  private func checkCount(after difference: Int) {
    let count = askForCount()
    guard rows.count + difference != count else { return }
    UIKit.shared.raise(.invalidUpdate(before: rows.count, difference: difference, now: count))
  }
}
