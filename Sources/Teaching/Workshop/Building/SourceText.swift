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
    let found = all(in: sources).flatMap { text in
      text.lines.indices.filter { text.lines[$0].declares(base) }.map { index in
        let type = text.type(around: index)
        let isInType = type.map { expansion.contains("\($0.count)\($0)") } ?? false
        let hasLabels = name.fits(labels: text.labels(of: base, at: index))
        return (rank: (isInType ? 0 : 2) + (hasLabels ? 0 : 1), member: text.member(at: index))
      }
    }
    return Dictionary(grouping: found, by: \.rank).sorted { $0.key < $1.key }
      .map { $0.value.map(\.member) }
  }

  /// `_`, `commit` and `forRowAt` of a method that is declared from this line on: its head may have several lines.
  private func labels(of name: Substring, at start: Int) -> [Substring] {
    let end = lines[start...].firstIndex { $0.contains("{") } ?? start
    let head = " " + lines[start...end].joined(separator: " ").prefix { $0 != "{" }
    guard let declared = head.firstRange(of: " \(name)") else { return [] }
    var (depth, labels) = (0, [Substring]())
    var isFirst = false
    for word in head[declared.upperBound...].matches(of: #/->|[(){}\[\]<>,]|\w+/#).map(\.output) {
      switch word {
      case "(", "[", "<":
        depth += 1
        isFirst = depth == 1 && word == "("
      case ")", "]", ">":
        depth -= 1
        if depth == 0, word == ")" { return labels }
      case ",": isFirst = isFirst || depth == 1
      case "->": break
      default:
        if isFirst, depth == 1 { labels.append(word) }
        isFirst = false
      }
    }
    return labels
  }

  /// To the brace that closes the first one that it opens.
  private func member(at start: Int) -> SourceText {
    var (depth, isOpened) = (0, false)
    for index in lines[start...].indices {
      depth += lines[index].count { $0 == "{" } - lines[index].count { $0 == "}" }
      isOpened = isOpened || lines[index].contains("{")
      if isOpened, depth <= 0 { return SourceText(file: file, lines: lines[start...index]) }
    }
    return SourceText(file: file, lines: lines[start...])
  }

  /// The type that a line is in; `nil` outside of any.
  private func type(around index: Int) -> Substring? {
    let indent = lines[index].prefix(while: \.isWhitespace).count
    return lines[..<index].lazy.reversed()
      .filter { $0.prefix(while: \.isWhitespace).count < indent }
      .compactMap { line in
        let words = line.swiftWords
        return words.firstIndex(where: Substring.types.contains)
          .flatMap { words.dropFirst($0 + 1).first }
      }.first
  }
}

nonisolated extension Substring {
  fileprivate var swiftWords: [Substring] { split { !$0.isPartOfWord } }

  /// Whether the line declares a method, a property or an initialiser of that name, and not a variable in a statement.
  fileprivate func declares(_ name: Substring) -> Bool {
    let words = swiftWords
    let isStatement = words.first.map(Self.statements.contains) ?? true
    guard !isStatement else { return false }
    if ["init", "deinit", "subscript"].contains(name) {
      return replacing(".\(name)", with: "").swiftWords.contains(name)
    }
    return zip(words, words.dropFirst()).contains { Self.introducers.contains($0) && $1 == name }
  }

  fileprivate static let types: Set<Substring> = ["class", "struct", "enum", "actor", "extension"]
  private static let introducers: Set<Substring> = ["func", "var", "let"]
  private static let statements: Set<Substring> = [
    "if", "guard", "while", "for", "switch", "case", "else", "return",
  ]

  /// Whether it is the whole name of a method with these labels. Where none has a name, the compiler leaves them out.
  fileprivate func fits(labels: [Substring]) -> Bool {
    guard let open = firstIndex(of: "(") else { return labels.allSatisfy { $0 == "_" } }
    return self[open...].split { "(:)".contains($0) } == labels
  }
}

nonisolated extension Character {
  /// Whether it may be in the name of something.
  var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
