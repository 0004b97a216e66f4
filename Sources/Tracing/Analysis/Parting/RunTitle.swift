extension String {
  /// Without a comma, which would divide a sentence: `MVVM (signal)` of `MVVM, signal`.
  var asOneWord: String {
    guard let comma = firstIndex(where: { ",，".contains($0) }) else { return self }
    return self[..<comma] + " (" + self[index(after: comma)...].drop { $0 == " " } + ")"
  }
}
