extension String {
  /// With full-width letters, digits and signs (`ＮＣ（`, as Chinese keyboards type them) as `NC(`.
  public var narrow: String {
    var narrow = UnicodeScalarView()
    for scalar in unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      narrow.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return String(narrow)
  }
}
