extension MermaidScanner {
  /// Skips the text between two lines `---` at the top, and returns the line with its title; `nil` for none.
  mutating func readFrontMatter() -> (title: String, MermaidPiece)? {
    let start = bytes.firstIndex { !$0.isBlank } ?? bytes.count
    move(to: start)
    guard has("---"), isRule(start..<lineEnd(from: start)) else { return nil }
    let piece = MermaidPiece(text: "---", line: line, column: 1)
    var title: (String, MermaidPiece)?
    var number = line
    var next = lineEnd(from: start) + 1
    while next < bytes.count {
      let end = lineEnd(from: next)
      number += 1
      if isRule(next..<end) {
        learn(from: text(start..<next))
        move(to: end)
        return title
      }
      let line = text(next..<end)
      if let value = line.valueOfTitle {
        title = (value, MermaidPiece(text: line, line: number, column: 1))
      }
      next = end + 1
    }
    problems.append(MermaidProblem(.source(.openFrontMatter), piece))
    move(to: lineEnd(from: start))
    return nil
  }

  private func isRule(_ range: Range<Int>) -> Bool {
    let signs = bytes[range]
    return signs.starts(with: "---".utf8) && signs.dropFirst(3).allSatisfy(\.isBlank)
  }
}

extension String {
  fileprivate var valueOfTitle: String? {
    guard hasPrefix("title:") else { return nil }
    let value = dropFirst("title:".count).trimmed
    guard let quote = value.first, quote == "\"" || quote == "'", value.count > 1 else {
      return value.isEmpty ? nil : value.mermaidWords
    }
    return value.dropFirst().prefix { $0 != quote }.mermaidWords
  }
}
