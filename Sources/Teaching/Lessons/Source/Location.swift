/// A place in a file. Lines and columns are counted from 1, columns in characters.
public struct Location: Hashable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  public static func < (a: Location, b: Location) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
