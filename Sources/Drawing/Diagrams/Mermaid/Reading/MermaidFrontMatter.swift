extension MermaidScanner {
  /// Skips the text between two lines `---` at the top, and returns the line with its title; `nil` for none. Without the
  /// second line `---`, it ends where the diagram begins.
  mutating func readFrontMatter() -> (title: String, MermaidPiece)? {
    guard skip(while: \.isBlank), has("---") else { return nil }
    let start = position
    var end = lineEnd(from: start)
    guard isRule(start..<end) else { return nil }
    let piece = MermaidPiece(bytes: bytes[start..<start + 3], line: line, column: 1)
    // The first line that begins a diagram.
    var diagram: Int?
    while has(byteAt: end + 1) {
      let next = end + 1
      end = lineEnd(from: next)
      if isRule(next..<end) {
        learn(from: text(start..<next))
        let found = title(in: start..<next)
        move(to: end)
        return found
      }
      if diagram == nil, text(next..<end).beginsDiagram { diagram = next }
    }
    problems.append(MermaidProblem(.openFrontMatter, piece))
    let found = diagram.flatMap { title(in: start..<$0) }
    move(to: diagram ?? lineEnd(from: start))
    return found
  }

  private func isRule(_ range: Range<Int>) -> Bool {
    let signs = bytes[range]
    return signs.starts(with: "---".utf8) && signs.dropFirst(3).allSatisfy(\.isBlank)
  }

  /// The last title in the range, which begins at the line that is being read.
  private func title(in range: Range<Int>) -> (title: String, MermaidPiece)? {
    let rows = bytes[range].split(separator: UInt8.lineFeed, omittingEmptySubsequences: false)
    let lines = rows.map { Substring(decoding: $0, as: UTF8.self) }
    for (index, row) in rows.enumerated().reversed() {
      guard let value = lines[index].valueOfTitle else { continue }
      let words = value.yamlWords(before: lines[(index + 1)...]).mermaidWords
      if !words.isEmpty {
        return (words, MermaidPiece(bytes: row, line: line + index, column: 1))
      }
    }
    return nil
  }
}

extension String {
  /// `sequenceDiagram` alone, and not `sequenceDiagrams: …`, which belongs to the front matter.
  fileprivate var beginsDiagram: Bool {
    let (line, header) = (trimmed.lowercased().utf8, "sequencediagram".utf8)
    return line.starts(with: header)
      && line.dropFirst(header.count).first.map(\.endsKeyword) ?? true
  }
}

// MARK: YAML

extension Substring {
  /// What follows `title:` or `"title" :`; `nil` for a line with another key.
  fileprivate var valueOfTitle: Substring? {
    guard let key = ["title", "\"title\"", "'title'"].first(where: { hasPrefix($0) }) else {
      return nil
    }
    let rest = dropFirst(key.count).trimmed
    return rest.first == ":" ? rest.dropFirst() : nil
  }

  /// A value without its quotes and without a comment.
  ///
  /// - Parameter lines: below it. After `>` and `|`, those that are indented are the value.
  fileprivate func yamlWords(before lines: ArraySlice<Substring>) -> String {
    let value = trimmed
    switch value.first {
    case "\"", "'": return value.count > 1 ? value.unquoted : String(value)
    case ">", "|":
      return lines.prefix { $0.isIndented }.map(\.trimmed).filter { !$0.isEmpty }
        .joined(separator: " ")
    default: return String(self[..<(firstRange(of: " #")?.lowerBound ?? endIndex)])
    }
  }

  /// Or blank.
  private var isIndented: Bool { first?.isWhitespace ?? true }

  /// In single quotes, two quotes are one. In double quotes, a backslash is before a quote and before a backslash.
  private var unquoted: String {
    var rest = self
    let quote = rest.removeFirst()
    var words = ""
    while let sign = rest.popFirst() {
      let isPair = sign == (quote == "'" ? "'" : "\\")
      if isPair, let next = rest.first, next == quote || next == sign {
        words.append(next)
        rest.removeFirst()
      } else if sign == quote {
        break
      } else {
        words.append(sign)
      }
    }
    return words
  }
}
