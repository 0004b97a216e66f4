extension UITableView {
  public nonisolated enum RowAnimation: Sendable {
    case automatic, none
  }
}

// Each update asks for the count and must agree with it. UIKit throws when it does not; the toy goes on
// and says so.

@Traced(.call) extension UITableView {
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.count) {
      for path in indexPaths where path.row <= rows.count { rows.insert(ask(path), at: path.row) }
    }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(-indexPaths.count) {
      for path in indexPaths where rows.indices.contains(path.row) { rows.remove(at: path.row) }
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

  /// - Parameter difference: rows that come, less rows that go.
  private func update(_ difference: Int, _ body: () -> Void) {
    guard !needsLayout else { return }
    let count = askForCount()
    if rows.count + difference != count {
      UIKit.shared.complain(.invalidUpdate(before: rows.count, difference: difference, now: count))
    }
    body()
  }
}
