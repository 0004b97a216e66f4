extension MermaidScanner {
  /// Skips the text between two lines `---` at the top, and returns the line with its title; `nil` for none. Without the
  /// second line `---`, it ends where the diagram begins.
  mutating func readFrontMatter() -> (title: String, MermaidPiece)? {
    guard skip(while: \.isBlank), has("---") else { return nil }
    let start = position
    var end = lineEnd(from: start)
    guard isRule(start..<end) else { return nil }
    let piece = MermaidPiece(bytes: bytes[start..<start + 3], line: line, column: 1)
    var title: (String, MermaidPiece)?
    // The first line that begins a diagram, and the title before it.
    var diagram: (start: Int, title: (String, MermaidPiece)?)?
    var number = line
    while has(byteAt: end + 1) {
      let next = end + 1
      end = lineEnd(from: next)
      number += 1
      if isRule(next..<end) {
        learn(from: text(start..<next))
        move(to: end)
        return title
      }
      if diagram == nil, text(next..<end).beginsDiagram { diagram = (next, title) }
      if let value = text(next..<end).valueOfTitle {
        title = (value, MermaidPiece(bytes: bytes[next..<end], line: number, column: 1))
      }
    }
    problems.append(MermaidProblem(.source(.openFrontMatter), piece))
    move(to: diagram?.start ?? lineEnd(from: start))
    return diagram?.title
  }

  private func isRule(_ range: Range<Int>) -> Bool {
    let signs = bytes[range]
    return signs.starts(with: "---".utf8) && signs.dropFirst(3).allSatisfy(\.isBlank)
  }
}

extension String {
  /// `sequenceDiagram` alone, and not `sequenceDiagrams: …`, which belongs to the front matter.
  fileprivate var beginsDiagram: Bool {
    let (line, header) = (trimmed.lowercased().utf8, "sequencediagram".utf8)
    return line.starts(with: header)
      && line.dropFirst(header.count).first.map(\.endsKeyword) ?? true
  }

  fileprivate var valueOfTitle: String? {
    guard hasPrefix("title:") else { return nil }
    let value = dropFirst("title:".count).trimmed
    guard let quote = value.first, quote == "\"" || quote == "'", value.count > 1 else {
      return value.isEmpty ? nil : value.mermaidWords
    }
    let words = value.dropFirst().prefix { $0 != quote }.mermaidWords
    return words.isEmpty ? nil : words
  }
}
