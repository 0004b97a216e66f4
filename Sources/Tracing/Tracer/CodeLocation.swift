/// Where a traced declaration is in the sources, as the compiler knows it.
public nonisolated struct CodeLocation {
  let file: StaticString
  let line: UInt32

  /// - Parameter file: `#fileID`.
  @inline(__always)
  public init(_ file: StaticString, _ line: UInt32) {
    self.file = file
    self.line = line
  }

  var location: Trace.SourceLocation {
    Trace.SourceLocation(file: "\(file)", line: Int(line))
  }
}
