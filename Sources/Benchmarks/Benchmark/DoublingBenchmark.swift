/// What doubling one dimension of the input does to time and memory.
enum DoublingBenchmark {
  /// - Parameter words: the dimensions and forms to measure; no word of a kind means all of it.
  static func run(_ words: [String]) {
    let dimensions = words.compactMap(Dimension.init)
    let forms = words.compactMap(Form.init)
    for dimension in dimensions.isEmpty ? Dimension.allCases : dimensions {
      print("\(dimension.rawValue), up to \(dimension.most): \(dimension.meaning)")
      let files = dimension.sizes.map(dimension.file)
      for form in forms.isEmpty ? Form.allCases : forms
      where dimension.isTrace || !form.needsTrace {
        print(Doublings(of: form, files).row)
      }
    }
    print(
      """
      seconds of processor time / MiB at the peak, for each size; then what the worst doubling costs.
      ! costs more than \(Doublings.most) times as much, and more than the output grows
      """)
  }
}
