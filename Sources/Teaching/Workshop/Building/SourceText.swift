import SourceCode

/// Lines of a file, in which words are looked for without regard to white space. The file may not be right Swift.
nonisolated struct SourceText {
  typealias Place = (file: String, line: Int, column: Int)

  private let file: String
  /// Their indices are those in the file, from 0.
  private let lines: ArraySlice<Substring>

  /// The files, by their paths, in the order of these.
  static func all(in sources: [String: String]) -> [SourceText] {
    sources.sorted { $0.key < $1.key }.map { file, text in
      let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      return SourceText(file: file, lines: lines[...])
    }
  }

  /// Where the first of the lines begins.
  var beginning: Place {
    let indent = lines.first?.prefix(while: \.isWhitespace).count ?? 0
    return (file, lines.startIndex + 1, indent + 1)
  }

  /// Where whole words are, each with the line and the column where they begin.
  ///
  /// - Parameter words: without white space.
  func places(of words: [Character]) -> [Place] {
    let signs = lines.indices.flatMap { index in
      zip(lines[index], 1...).filter { !$0.0.isWhitespace }
        .map { Sign(character: $0, line: index + 1, column: $1) }
    }
    guard !words.isEmpty, words.count <= signs.count else { return [] }
    return (0...(signs.count - words.count)).filter { start in
      let end = start + words.count
      return zip(signs[start..<end], words).allSatisfy { $0.character == $1 }
        && (start == 0 || !signs[start - 1].isInOneWord(with: signs[start]))
        && (end == signs.count || !signs[end - 1].isInOneWord(with: signs[end]))
    }
    .map { (file, signs[$0].line, signs[$0].column) }
  }

  private struct Sign {
    let character: Character
    let line: Int
    let column: Int

    func isInOneWord(with next: Sign) -> Bool {
      line == next.line && column + 1 == next.column && character.isPartOfWord
        && next.character.isPartOfWord
    }
  }
}

// MARK: Members

nonisolated extension SourceText {
  /// The lines of each member with that name: first those that fit best. Several fit equally well where they differ in
  /// more than their labels.
  ///
  /// - Parameters:
  ///   - name: as the compiler writes it: `rename(to:)`, `recording`.
  ///   - expansion: the name of the macro's file, which has the name of the type in it, with its length before it.
  static func members(
    named name: Substring, expandedIn expansion: String, _ sources: [String: String]
  ) -> [[SourceText]] {
    let base = name.prefix { $0 != "(" }
    let files = all(in: sources.filter { $0.value.contains(base) })
    let found = files.flatMap { text in
      let file = SwiftFile(text.lines.joined(separator: "\n"), path: text.file)
      return file.declarations.filter { $0.baseName == base && $0.path.last != nil }.map { member in
        let isInType = member.path.last.map { expansion.contains("\($0.count)\($0)") } ?? false
        let start = file.head(of: member).first { $0.text == base }?.line ?? member.lines.lowerBound
        let lines = text.lines.prefix(member.lines.upperBound).dropFirst(start - 1)
        return (
          rank: (isInType ? 0 : 2) + (member.isCalled(name) ? 0 : 1),
          member: SourceText(file: text.file, lines: lines)
        )
      }
    }
    return Dictionary(grouping: found, by: \.rank).sorted { $0.key < $1.key }
      .map { $0.value.map(\.member) }
  }
}

nonisolated extension Declaration {
  /// Whether the compiler calls it so: where no label has a name, it leaves them out.
  fileprivate func isCalled(_ words: Substring) -> Bool {
    name == words || baseName == words && name.dropFirst(words.count).allSatisfy("(_:)".contains)
  }
}

nonisolated extension Character {
  /// Whether it may be in the name of something.
  var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
