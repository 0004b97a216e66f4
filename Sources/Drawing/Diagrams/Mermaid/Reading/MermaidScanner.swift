/// One statement of a source, and where it is.
struct MermaidPiece: Equatable {
  /// In UTF-8. Most statements are read without being made a string.
  let bytes: ArraySlice<UInt8>
  let line: Int
  let column: Int
  /// Whether a `;` on its line ended the statement before it.
  var followsSemicolon = false

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Splits a source into statements, and skips comments and directives.
///
/// It reads each byte once, since a source may be one line of a million characters, and drops what it has read, since
/// a source may be longer than memory.
struct MermaidScanner {
  /// What has come of the source and is not read yet, and the line that is being read.
  private(set) var bytes: [UInt8] = []
  private(set) var position = 0
  private(set) var line: Int
  /// Where the last line ends that is here as a whole.
  private var whole = 0
  private var input: MermaidInput
  /// A position on this line, and its column.
  private var known = (position: 0, column: 1)
  /// Whether the rest may hold the end of a directive, or a brace, so that a failed search is not repeated.
  private var hasDirectiveEnd = true, hasBrace = true

  /// Whether a directive or the front matter turns the numbers on.
  private(set) var showsNumbers = false
  var problems: [MermaidProblem] = []

  /// - Parameter more: gives the next bytes of the source; `nil` at its end. They may end anywhere, in a character too.
  /// - Parameter lines: how many lines of the text come before the source.
  init(_ more: @escaping () -> [UInt8]?, after lines: Int = 0) {
    input = MermaidInput(more)
    line = lines + 1
  }

  /// A statement is read when its line has come as a whole.
  mutating func next() -> MermaidPiece? {
    while skip(while: { $0.isBlank || $0 == .semicolon }), skipRemark() {}
    guard position < bytes.count else { return nil }
    let (line, column) = (line, column)
    let (end, fault) = statementEnd(from: position)
    let before = bytes[..<position].last { $0 == .lineFeed || !$0.isBlank }
    let piece = MermaidPiece(
      bytes: bytes[position..<end], line: line, column: column,
      followsSemicolon: before == .semicolon)
    if let fault { problems.append(MermaidProblem(fault, piece)) }
    move(to: end)
    return piece
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Moves to the end of the line, or after the sign that was found.
  mutating func move(to end: Int) {
    for index in position..<end where bytes[index] == .lineFeed {
      line += 1
      known = (index + 1, 1)
    }
    position = end
  }

  /// The column of the position. Counting continues from the position that was asked for last.
  private var column: Int {
    mutating get {
      let passed = bytes[known.position..<position]
      let isASCII = passed.allSatisfy { $0 < 0x80 }
      known.column += isASCII ? passed.count : String(decoding: passed, as: UTF8.self).count
      known.position = position
      return known.column
    }
  }

  /// - Returns: whether something follows.
  mutating func skip(while isSkipped: (UInt8) -> Bool) -> Bool {
    while readLine() {
      var end = position
      while end < whole, isSkipped(bytes[end]) { end += 1 }
      move(to: end)
      if end < whole { return true }
    }
    return false
  }

  /// Skips a directive, a comment on a line of its own, or a comment after a statement.
  private mutating func skipRemark() -> Bool {
    if bytes[position] == .percent, has("%%{") {
      skipDirective()
    } else if bytes[position] == .percent || isComment(at: position) {
      move(to: lineEnd(from: position))
    } else {
      return false
    }
    return true
  }

  private mutating func skipDirective() {
    let start = position
    let end = hasDirectiveEnd ? find("}%%", from: start) : nil
    if end == nil {
      hasDirectiveEnd = false
      let end = lineEnd(from: start)
      let piece = MermaidPiece(bytes: bytes[start..<end], line: line, column: column)
      problems.append(MermaidProblem(.openDirective, piece))
    }
    let stop = end.map { $0 + 3 } ?? lineEnd(from: start)
    learn(from: text(start..<stop))
    move(to: stop)
  }

  /// Reads the only setting that changes the diagram.
  mutating func learn(from settings: String) {
    guard let name = settings.firstRange(of: "showSequenceNumbers") else { return }
    let value = settings[name.upperBound...].drop { " \"':\t".contains($0) }
    showsNumbers = value.hasPrefix("true")
  }

  private mutating func statementEnd(from start: Int) -> (Int, MermaidProblem.Kind?) {
    let keyword = keyword
    if let keyword, keyword == "end" || keyword == "sequencediagram" {
      return (start + keyword.utf8.count, nil)
    }
    if keyword == "autonumber", let end = remark(from: start) { return (end, nil) }
    if bytes[start].lowercased == UInt8(ascii: "a") {
      if has("accTitle") { return (lineEnd(from: start), nil) }
      if has("accDescr") { return descriptionEnd(from: start) }
    }
    return textEnd(from: start, after: keyword)
  }

  /// The end of what may have settings in it, and a comment after it.
  private mutating func textEnd(
    from start: Int, after keyword: String?
  ) -> (Int, MermaidProblem.Kind?) {
    let mayHaveSettings = keyword.map(keywordsBeforeSettings.contains) ?? false
    // In front of the colon of a message or a note, `#` is part of a name.
    var mayHaveComment = keyword.map(keywordsBeforeText.contains) ?? false
    var index = start
    while true {
      while index < bytes.count, !bytes[index].isSign { index += 1 }
      guard index < bytes.count else { return (index, nil) }
      switch bytes[index] {
      case .lineFeed, .semicolon: return (index, nil)
      case .hash, .ampersand:
        if let end = entityEnd(from: index) {
          index = end
          continue
        }
        if mayHaveComment, bytes[index] == .hash {
          reportWords(from: index, of: start, after: keyword)
          return (index, nil)
        }
      case .at where mayHaveSettings && index + 1 < bytes.count && bytes[index + 1] == .brace:
        guard let end = closingBrace(from: index) else {
          return (lineEnd(from: start), .openConfiguration)
        }
        index = end
      case .colon: mayHaveComment = true
      default: break
      }
      index += 1
    }
  }

  /// A number such as `#12` is probably no comment, nor is what follows a word without a blank, as in `C# and Java`.
  private mutating func reportWords(from hash: Int, of start: Int, after keyword: String?) {
    let endsWord = bytes[hash - 1].isLetter && hash - start > (keyword ?? "").utf8.count
    guard endsWord || hash + 1 < bytes.count && bytes[hash + 1].isLetter else { return }
    let end = lineEnd(from: hash)
    let piece = MermaidPiece(bytes: bytes[start..<end], line: line, column: column)
    let words = piece.text
    let index = words.utf8.index(words.startIndex, offsetBy: hash - start)
    let comment = String(words[index...].trimmed)
    problems.append(MermaidProblem(.comment(comment), piece, at: index))
  }

  private mutating func descriptionEnd(from start: Int) -> (Int, MermaidProblem.Kind?) {
    var index = start + "accDescr".utf8.count
    while has(byteAt: index), bytes[index].isBlank { index += 1 }
    guard index < bytes.count, bytes[index] == .brace else { return (lineEnd(from: start), nil) }
    guard let end = closingBrace(from: index) else {
      return (lineEnd(from: start), .openDescription)
    }
    return (end + 1, nil)
  }

  private mutating func closingBrace(from index: Int) -> Int? {
    guard hasBrace, let end = find("}", from: index) else {
      hasBrace = false
      return nil
    }
    // The statement may go on after it.
    _ = lineEnd(from: end)
    return end
  }
}

// MARK: Input

extension MermaidScanner {
  /// Reads until the line at the position is here as a whole, and drops what was read before it.
  ///
  /// - Returns: `false` at the end of the source.
  private mutating func readLine() -> Bool {
    while position >= whole {
      _ = column
      bytes.removeSubrange(..<position)
      (position, whole, known.position) = (0, 0, 0)
      guard readMore() else { break }
    }
    return position < bytes.count
  }

  /// Adds what comes next to the bytes.
  private mutating func readMore() -> Bool {
    guard let more = input.next() else {
      whole = bytes.count
      return false
    }
    if let last = more.lastIndex(of: .lineFeed) { whole = bytes.count + last + 1 }
    if bytes.isEmpty { bytes = more } else { bytes += more }
    return true
  }

  /// Whether the source goes on to a place. It is read up to there.
  mutating func has(byteAt index: Int) -> Bool {
    while index >= bytes.count { guard readMore() else { return false } }
    return true
  }
}

private let keywordsBeforeSettings: Set = ["participant", "actor", "create"]

/// The words after which the rest of the line is text, up to a comment.
private let keywordsBeforeText = Set(
  [
    "participant", "actor", "create", "destroy", "activate", "deactivate", "autonumber", "box",
    "title",
  ] + Diagram.Frame.Kind.allCases.map(\.rawValue)
    + Diagram.Frame.Section.Word.allCases.map(\.rawValue))
