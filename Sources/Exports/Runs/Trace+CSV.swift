import Trace

extension Trace {
  /// A table of all that was recorded, a record a row.
  public var csv: Lines { Lines([]) }
}
