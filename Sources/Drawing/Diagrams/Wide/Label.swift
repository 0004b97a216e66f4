import Cells

/// Words that are not yet broken into lines.
struct Label: Equatable, Sendable {
  let pieces: [Piece]
  /// In a narrower column, words are broken.
  let widestPiece: Int
  /// The longest line in cells, when none is broken.
  let cells: Int
  /// The least width in cells at which no word is broken.
  let widestWhole: Int
  /// The cells of all pieces, without what lies between them.
  let allCells: Int
  /// Whether a line may end after one piece as well as after another.
  let breaksAnywhereAlike: Bool
  /// Where each piece would begin and end if all were on one line. A line end is as long as no line can be.
  private let places: [Range<Int>]

  init(_ text: String) {
    let lines = text.isEmpty ? [] : text.printableLines
    self.init(pieces: lines.count == 1 ? lines[0].pieces : lines.flatMap(\.pieces))
  }

  private init(pieces: [Piece]) {
    var places: [Range<Int>] = []
    places.reserveCapacity(pieces.count)
    var (start, lineStart, longest) = (0, 0, 0)
    for piece in pieces {
      places.append(start..<start + piece.cells)
      start += piece.cells
      longest = max(longest, start - lineStart)
      start += piece.joint == .lineEnd ? Self.lineEnd : piece.joint.cells
      if piece.joint == .lineEnd { lineStart = start }
    }
    self.pieces = pieces
    self.places = places
    cells = longest
    widestPiece = pieces.reduce(0) { max($0, $1.cells) }
    widestWhole = pieces.reduce(0) { $1.cells > Self.longestWord ? $0 : max($0, $1.cells) }
    breaksAnywhereAlike = pieces.allSatisfy { $0.joint.cost == 0 }
    allCells = pieces.reduce(0) { $0 + $1.cells }
  }

  private static let lineEnd = 1 << 32

  /// The longest word of an identifier, in cells. Longer words, such as a checksum, may be broken anywhere.
  static let longestWord = 20

  /// The width of some pieces next to each other.
  func cells(of range: Range<Int>) -> Int {
    places[range.upperBound - 1].upperBound - places[range.lowerBound].lowerBound
  }

  /// Up to where the pieces from one on fit on a line; by steps that double, then by binary search.
  func reach(from start: Int, _ width: Int) -> Int {
    let most = places[start].lowerBound + width
    var (low, step) = (start, 1)
    while low + step <= places.count, places[low + step - 1].upperBound <= most {
      (low, step) = (low + step, 2 * step)
    }
    return (low..<min(low + step - 1, places.count)).partitioningIndex {
      places[$0].upperBound > most
    }
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

  /// The least number of lines. A broken word counts as more than a line.
  func lines(of width: Int) -> Int {
    var lines = 0
    var next = 0
    while next < pieces.count {
      let cells = pieces[next].cells
      lines += cells > width ? 1 + cells / max(1, width) + 8 : 1
      next = reach(from: next, max(width, cells))
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

  /// Pieces of one line.
  func text(_ range: Range<Int>) -> String {
    let (first, last) = (pieces[range.lowerBound].text, pieces[range.upperBound - 1].text)
    return String(first.base[first.startIndex..<last.endIndex])
  }
}

extension Label {
  /// Some words in one of the slots of a row.
  struct Segment: Equatable {
    var slot: Int
    var text: String
  }

  /// The rows of segments that read best, when each row has slots of these widths: few rows, and
  /// few breaks inside identifiers.
  ///
  /// - Returns: the rows, and what they cost, in tenths of a row.
  func arranged(in widths: [Int]) -> (rows: [[Segment]], cost: Int) {
    let label = chopped(to: max(1, widths.max() ?? 1))
    // With a single slot, and breaks that are all as good, nothing reads better than full rows.
    let isPlain = widths.count == 1 && label.breaksAnywhereAlike
    guard !isPlain, label.pieces.count <= Label.mostWeighed else {
      let rows = label.filled(to: widths)
      return (label.segments(rows), rows.count * 10)
    }
    var fitting = Fitting(label, widths)
    return (label.segments(fitting.rows), fitting.cost)
  }

  private func segments(_ rows: [[Fitting.Part]]) -> [[Segment]] {
    rows.map { row in row.map { Segment(slot: $0.slot, text: text($0.pieces)) } }
  }

  /// A longer label is filled row by row, without comparing alternatives.
  private static let mostWeighed = 4_000

  /// Every row is in the widest of its slots, and is as full as possible.
  private func filled(to widths: [Int]) -> [[Fitting.Part]] {
    let width = widths.max() ?? 1
    let slot = widths.firstIndex(of: width) ?? 0
    var rows: [[Fitting.Part]] = []
    var start = 0
    while start < pieces.count {
      let end = max(start + 1, reach(from: start, width))
      rows.append([Fitting.Part(slot: slot, pieces: start..<end)])
      start = end
    }
    return rows
  }

  func fitted(to width: Int) -> [String] {
    arranged(in: [width]).rows.map { $0.first?.text ?? "" }
  }
}
