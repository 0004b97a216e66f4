/// An exception that UIKit or the runtime would throw. The toy goes on, so that you can see what is wrong.
public nonisolated enum UIKitException: Equatable, Sendable {
  /// The number of rows after an update does not agree with the data source.
  ///
  /// - Parameters:
  ///   - before: the rows before the update.
  ///   - difference: the rows inserted, less the rows deleted.
  ///   - now: the rows that the data source says there are.
  case invalidUpdate(before: Int, difference: Int, now: Int)
  /// Rows were changed in the table itself, though it has a diffable data source.
  case bypassedDataSource
  /// A row was touched that the table still shows, though its data source has it no longer.
  ///
  /// - Parameters:
  ///   - name: what the row shows.
  ///   - count: the rows that the data source says there are.
  case goneRow(_ name: String, count: Int)
  /// A scene was presented that is on the screen already.
  ///
  /// - Parameter type: its class.
  case alreadyPresented(type: String)
  /// A scene was set for a column of a split view that is made without a style.
  case noColumns
  /// A message was sent that its receiver does not implement and does not forward.
  ///
  /// - Parameter receiver: the name of the receiver's class.
  case unrecognizedSelector(String, receiver: String)
  /// What comes after the bodies of a declarative kit writes again and again what they have read.
  ///
  /// - Parameter view: the type of a view that has to be computed once more.
  case endlessUpdate(view: String)
}

extension UIKit {
  @Untraced public func raise(_ exception: UIKitException) { exceptions.append(exception) }

  /// The exceptions since the last call, which it forgets.
  @Untraced public func takeExceptions() -> [UIKitException] {
    defer { exceptions = [] }
    return exceptions
  }
}
