import Lessons

extension Section {
  /// The heading with another digest.
  func correction(digest: String, in file: String) -> Correction {
    let heading = String(text.prefix { !$0.isNewline })
    return Correction(
      file: file, lines: location.line..<location.line + 1,
      text: [heading.settingDigest(digest)])
  }
}

extension String {
  /// `## T <!-- id: t digest: 1234abcd -->`, whether or not there was one.
  fileprivate func settingDigest(_ digest: String) -> String {
    if let old = firstMatch(of: /digest: *[^ ]+/) {
      return replacingCharacters(in: old.range, with: "digest: \(digest)")
    }
    guard let end = ranges(of: "-->").last else { return self }
    let head = String(self[..<end.lowerBound].reversed().drop(while: \.isWhitespace).reversed())
    return "\(head) digest: \(digest) \(self[end.lowerBound...])"
  }

  private func replacingCharacters(in range: Range<Index>, with words: String) -> String {
    self[..<range.lowerBound] + words + self[range.upperBound...]
  }
}
