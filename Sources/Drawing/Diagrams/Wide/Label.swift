import Cells

/// Words that are not yet broken into lines.
struct Label: Equatable, Sendable {
  let pieces: [Piece]
  /// In a narrower column, words are broken.
  let widestPiece: Int

  init(_ text: String) {
    self.init(pieces: text.isEmpty ? [] : text.printableLines.flatMap(\.pieces))
  }

  private init(pieces: [Piece]) {
    self.pieces = pieces
    widestPiece = pieces.reduce(0) { max($0, $1.cells) }
  }

  /// The widest word, when it is not broken at punctuation.
  var widestWord: Int {
    var widest = 0
    var word = 0
    for piece in pieces {
      word += piece.cells
      widest = max(widest, word)
      if piece.joint != .punctuation { word = 0 }
    }
    return widest
  }

  /// The longest line, when none is broken.
  var cells: Int {
    var longest = 0
    var line = 0
    for piece in pieces {
      line += piece.cells
      longest = max(longest, line)
      line = piece.joint == .lineEnd ? 0 : line + piece.joint.cells
    }
    return longest
  }

  /// The least number of lines. A broken word counts as more than a line.
  func lines(of width: Int) -> Int {
    var lines = 0
    var used = Int.max / 2
    for piece in pieces {
      if used + piece.cells > width {
        lines += 1
        used = 0
      }
      if piece.cells > width {
        lines += piece.cells / max(1, width) + 8
        used = width
      } else {
        used += piece.cells
      }
      used = piece.joint == .lineEnd ? Int.max / 2 : used + piece.joint.cells
    }
    return lines
  }

  func chopped(to width: Int) -> Label {
    guard widestPiece > width else { return self }
    return Label(pieces: pieces.flatMap { $0.chopped(to: width) })
  }

  /// Its parts when it is spread evenly over this number of gaps.
  func spread(over count: Int) -> [Label] {
    guard count > 1 else { return [self] }
    let total = pieces.reduce(0) { $0 + $1.cells + $1.joint.cells }
    var parts: [[Piece]] = Array(repeating: [], count: count)
    var before = 0
    for piece in pieces {
      parts[min(count - 1, before * count / max(1, total))].append(piece)
      before += piece.cells + piece.joint.cells
    }
    return parts.map { Label(pieces: $0) }
  }

  func text(_ range: Range<Int>) -> String {
    range.reduce(into: "") { text, index in
      text += pieces[index].text
      if index + 1 < range.upperBound, pieces[index].joint == .space { text += " " }
    }
  }
}

extension Label {
  /// The longest word of an identifier, in cells. Longer words, such as a checksum, may be broken anywhere.
  static let longestWord = 20

  /// The least width in cells at which no word is broken.
  var widestWhole: Int {
    pieces.reduce(0) { $1.cells > Self.longestWord ? $0 : max($0, $1.cells) }
  }
}
