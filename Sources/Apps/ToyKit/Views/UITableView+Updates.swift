extension UITableView {
  public nonisolated enum RowAnimation: Sendable {
    case automatic, none
  }
}

// After each update, the number of rows must be the one that the data source says. Otherwise UIKit throws an
// exception; the toy records it.

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

  /// - Parameter difference: the rows inserted, less the rows deleted.
  private func update(_ difference: Int, _ body: () -> Void) {
    guard !needsLayout else { return }
    let count = askForCount()
    if rows.count + difference != count {
      UIKit.shared.raise(.invalidUpdate(before: rows.count, difference: difference, now: count))
    }
    body()
  }
}

/// An exception that UIKit would throw. The toy goes on, so that you can see what is wrong.
public nonisolated enum UIKitException: Equatable, Sendable {
  /// The number of rows after an update does not agree with the data source.
  ///
  /// - Parameters:
  ///   - before: the rows before the update.
  ///   - difference: the rows inserted, less the rows deleted.
  ///   - now: the rows that the data source says there are.
  case invalidUpdate(before: Int, difference: Int, now: Int)
}

extension UIKit {
  @Untraced func raise(_ exception: UIKitException) { exceptions.append(exception) }

  /// The exceptions since the last call, which it forgets.
  @Untraced public func takeExceptions() -> [UIKitException] {
    defer { exceptions = [] }
    return exceptions
  }
}
