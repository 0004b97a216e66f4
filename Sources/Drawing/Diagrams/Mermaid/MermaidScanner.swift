/// One statement of a source, and where it stands.
struct MermaidPiece: Equatable {
  var text: String
  var line: Int
  var column: Int
}

/// Splits a source into statements, and skips comments and directives.
///
/// It reads each byte once, since a source may be one line of a million characters.
struct MermaidScanner {
  let bytes: [UInt8]
  private(set) var position = 0
  private(set) var line = 1
  /// A position on this line, and its column.
  private var known = (position: 0, column: 1)
  /// Whether the rest may hold the end of a directive, or a brace, so that a failed search is not repeated.
  private var hasDirectiveEnd = true, hasBrace = true

  /// Whether a directive or the front matter turns the numbers on.
  private(set) var showsNumbers = false
  var problems: [MermaidProblem] = []

  init(_ source: String) {
    var bytes = Array(source.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    self.bytes = bytes.contains(.carriageReturn) ? bytes.withPlainLineEnds : bytes
  }

  mutating func next() -> MermaidPiece? {
    while skipBlanks(), skipRemark() {}
    guard position < bytes.count else { return nil }
    let start = position
    var piece = MermaidPiece(text: "", line: line, column: column)
    let (end, fault) = statementEnd(from: start)
    piece.text = text(start..<end)
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
      known = (position, known.column + text(known.position..<position).count)
      return known.column
    }
  }

  private mutating func skipBlanks() -> Bool {
    var end = position
    while end < bytes.count, bytes[end].isBlank || bytes[end] == .semicolon { end += 1 }
    move(to: end)
    return end < bytes.count
  }

  /// Skips a directive, a comment on a line of its own, or a comment after a statement.
  private mutating func skipRemark() -> Bool {
    if has("%%{") {
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
      let piece = MermaidPiece(text: text(start..<lineEnd(from: start)), line: line, column: column)
      problems.append(MermaidProblem(.source(.openDirective), piece))
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
    if let keyword, ["end", "sequencediagram"].contains(keyword) {
      return (start + keyword.utf8.count, nil)
    }
    if has("accTitle") { return (lineEnd(from: start), nil) }
    if has("accDescr") { return descriptionEnd(from: start) }
    let mayHaveSettings = keyword.map(["participant", "actor", "create"].contains) ?? false
    // In front of the colon of a message or a note, `#` is part of a name.
    var mayHaveComment = keyword.map(keywordsBeforeText.contains) ?? false
    var index = start
    while index < bytes.count, bytes[index] != .lineFeed, bytes[index] != .semicolon {
      if let end = entityEnd(from: index) {
        index = end
        continue
      }
      if mayHaveComment, bytes[index] == .hash { break }
      if mayHaveSettings, bytes[index] == .at, index + 1 < bytes.count, bytes[index + 1] == .brace {
        guard let end = closingBrace(from: index) else {
          return (lineEnd(from: start), .name(.openConfiguration))
        }
        index = end
      }
      mayHaveComment = mayHaveComment || bytes[index] == .colon
      index += 1
    }
    return (index, nil)
  }

  private mutating func descriptionEnd(from start: Int) -> (Int, MermaidProblem.Kind?) {
    var index = start + "accDescr".utf8.count
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    guard index < bytes.count, bytes[index] == .brace else { return (lineEnd(from: start), nil) }
    guard let end = closingBrace(from: index) else {
      return (lineEnd(from: start), .statement(.openDescription))
    }
    return (end + 1, nil)
  }

  private mutating func closingBrace(from index: Int) -> Int? {
    guard hasBrace else { return nil }
    let end = bytes[index...].firstIndex(of: .closingBrace)
    if end == nil { hasBrace = false }
    return end
  }
}

/// The words behind which the rest of the line is text, up to a comment.
private let keywordsBeforeText = Set(
  [
    "participant", "actor", "create", "destroy", "activate", "deactivate", "autonumber", "box",
    "title",
  ] + Diagram.Frame.Kind.allCases.map(\.rawValue) + MermaidSection.allCases.map(\.rawValue))
