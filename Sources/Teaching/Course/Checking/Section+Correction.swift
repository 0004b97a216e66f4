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
    guard let start = firstRange(of: "<!--"),
      let end = self[start.upperBound...].firstRange(of: "-->")
    else { return self }
    let comment = self[start.upperBound..<end.lowerBound].replacing(/\s*digest:\s*[^\s]*/, with: "")
    let words = String(comment.reversed().drop(while: \.isWhitespace).reversed())
    return "\(self[..<start.upperBound])\(words) digest: \(digest) \(self[end.lowerBound...])"
  }
}
