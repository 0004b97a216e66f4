extension String {
  /// Whether it has nothing to read.
  public var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
