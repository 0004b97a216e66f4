import Cells
import Foundation

/// A place in a file. Lines and columns are counted from 1, columns in characters.
public struct Location: Hashable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  public static func < (a: Location, b: Location) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// The text of a file, in which words are located by line and column.
///
/// Line ends are `\n`. Each control character is replaced by a visible character, so that columns stay
/// right and no lesson can control the terminal.
struct SourceText: Sendable {
  /// The path, as messages show it.
  let file: String
  let lines: [Substring]

  init(_ text: String, file: String) {
    self.file = file
    lines = text.withNewlinesUnified.madeVisible.utf8
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
  }

  private init(lines: [Substring], file: String) {
    self.lines = lines
    self.file = file
  }

  /// The same text with the lines before `line` emptied, so that places stay right.
  func blanking(before line: Int) -> SourceText {
    let blank = repeatElement(Substring(), count: min(line - 1, lines.count))
    return SourceText(lines: Array(blank) + lines.dropFirst(line - 1), file: file)
  }

  var text: String { lines.joined(separator: "\n") }

  func text(of range: ClosedRange<Int>) -> String {
    lines.dropFirst(range.lowerBound - 1).prefix(range.count).joined(separator: "\n")
  }

  /// cmark counts columns in bytes; locations count characters.
  func location(line: Int, byte: Int) -> Location {
    guard lines.indices.contains(line - 1) else { return Location(line: max(line, 1)) }
    let text = lines[line - 1]
    let prefix = text.utf8.prefix(max(byte - 1, 0))
    return Location(line: line, column: text[..<prefix.endIndex].count + 1)
  }

  /// Where `words` occurs first, from `start` to the end of `lastLine`; `start` when it does not
  /// occur.
  func find(_ words: String, from start: Location, to lastLine: Int) -> Location {
    guard !words.isEmpty, start.line <= lastLine else { return start }
    for line in start.line...lastLine where lines.indices.contains(line - 1) {
      let skipped = line == start.line ? start.column - 1 : 0
      let text = lines[line - 1].dropFirst(skipped)
      if let range = text.firstRange(of: words) {
        let before = text[..<range.lowerBound].count
        return Location(line: line, column: skipped + before + 1)
      }
    }
    return start
  }
}

extension String {
  /// With `\n` for each end of a line.
  var withNewlinesUnified: String {
    guard withCString({ strchr($0, 13) != nil }) else { return self }
    return replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// With control characters as visible signs (`␛`), and characters that reorder text or break
  /// lines as `�`.
  var madeVisible: String {
    let isHarmless = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }
    guard !isHarmless, unicodeScalars.contains(where: { $0.isSteering }) else { return self }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: unicodeScalars.map { $0.isSteering ? $0.picture : $0 })
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isSteering: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    case 0x61C, 0x200E, 0x200F: true
    default: false
    }
  }

  fileprivate var picture: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}

extension SourceText {
  /// Eight hexadecimal digits (FNV-1a) that change with the text of the lines. Spaces at both ends
  /// of a line and empty lines do not count.
  ///
  /// - Parameter drawings: the lines that do not count either.
  func digest(of range: ClosedRange<Int>, without drawings: [Range<Int>]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for number in range where lines.indices.contains(number - 1) {
      var line = String(lines[number - 1]).trimmed
      if number == range.lowerBound { line = line.withoutMarks }
      if line.isEmpty || drawings.contains(where: { $0.contains(number) }) { continue }
      for byte in (line + "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let text = String(hash >> 32 ^ hash & 0xFFFF_FFFF, radix: 16)
    return String(repeating: "0", count: 8 - text.count) + text
  }
}

extension Section {
  /// The digest that this page would have with another text.
  public func digest(of text: String) -> String {
    let source = SourceText(text, file: "")
    return source.digest(
      of: 1...max(source.lines.count, 1), without: Markdown(source).blocks.linesOfDrawings)
  }

  /// Its source without its drawings.
  public var textWithoutDrawings: String {
    let drawings = blocks.linesOfDrawings
    return zip(location.line..., text.textLines)
      .filter { number, _ in !drawings.contains { $0.contains(number) } }
      .map { $1 }.joined(separator: "\n")
  }
}

extension String {
  /// A heading without `core:` and `covers:`. They concern no word, so a translation stays up to date when a page gets
  /// them.
  fileprivate var withoutMarks: String {
    guard hasPrefix("#"), let comment = firstRange(of: "<!--") else { return self }
    let marks = self[comment.lowerBound...].replacing(" core: ", with: " ")
      .replacing(Self.covers, with: "")
    return String(self[..<comment.lowerBound]) + marks
  }

  /// Made once: making a regular expression takes much longer than trying it.
  private nonisolated(unsafe) static let covers = /\ covers:( [a-z0-9-]+,)* [a-z0-9-]+(?= )/
}
