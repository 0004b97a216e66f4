import Cells

/// The heads of a drawing in few rows: numbers above the lifelines, and a list of what they mean.
private struct NumberedHeads {
  private struct Head {
    /// The number of the lifeline, from 1. It stays the same when other lifelines have ended.
    let number: Int
    let column: Int
    let participant: Diagram.Participant
  }

  private let heads: [Head]
  private let width: Int

  /// - Parameter column: of a lifeline.
  init(
    of lifelines: [Int], _ participants: [Diagram.Participant], width: Int, at column: (Int) -> Int
  ) {
    heads = lifelines.map {
      Head(number: $0 + 1, column: column($0), participant: participants[$0])
    }
    self.width = width
  }

  var lines: [Styled.Line] { heads.isEmpty ? [] : ruler + list }

  // MARK: The numbers

  /// One row where the numbers have room next to each other, else a row for each digit.
  private var ruler: [Styled.Line] {
    let ends = heads.map { $0.column + String($0.number).count }
    let isWide = zip(ends, heads.dropFirst()).allSatisfy { $0 < $1.column }
    guard !isWide || ends[ends.count - 1] > width else { return [row { String($0.number) }] }
    let digits = heads.map { String($0.number).count }.max() ?? 1
    return (0..<digits).map { place in
      row { String(Array(String($0.number).padded(to: digits, at: .trailing))[place]) }
    }
  }

  private func row(_ words: (Head) -> String) -> Styled.Line {
    var (spans, column): ([Styled.Span], Int) = ([], 0)
    for head in heads where head.column >= column {
      spans.append(.init(String(repeating: " ", count: head.column - column)))
      spans.append(.init(words(head), head.participant.style))
      column = head.column + words(head).count
    }
    return Styled.Line(spans)
  }

  // MARK: What they mean

  private static let mostRows = 4

  /// Names in full if the list is short enough then, else shortened.
  private var list: [Styled.Line] {
    let lists = [width, 20, 16, 12, 10, 8, 6].lazy.map { list(names: $0) }
    return lists.first { $0.count <= Self.mostRows } ?? list(names: 6)
  }

  private func list(names most: Int) -> [Styled.Line] {
    var lines: [Styled.Line] = []
    for head in heads {
      let number = "\(head.number) "
      let name = head.participant.name.shortened(to: max(1, min(most, width - number.count)))
      let entry = [Styled.Span(number, .faint), Styled.Span(name, head.participant.style)]
      if let last = lines.last, last.cells + 2 + Styled.Line(entry).cells <= width {
        lines[lines.count - 1].spans += [.init("  ")] + entry
      } else {
        lines.append(Styled.Line(entry))
      }
    }
    return lines
  }
}

extension String {
  /// On one line, at most so many cells wide, with an ellipsis where something is missing.
  fileprivate func shortened(to width: Int) -> String {
    let line = printableLines.joined(separator: " ")
    guard line.cells > width else { return line }
    var (short, cells) = ("", 1)
    for character in line {
      cells += character.cells
      guard cells <= width else { break }
      short.append(character)
    }
    return short + "…"
  }
}

extension Ladder {
  /// The heads in few rows, for a low window.
  public var numberedHeads: [Styled.Line] {
    NumberedHeads(of: remaining, participants, width: options.width, at: columns.position).lines
  }

  /// The participants that have not been released. Heads change only when these do.
  public var remaining: [Int] { lives.indices.filter { lives[$0] != .over } }
}

extension Wide {
  /// The heads in few rows, for a low window.
  public var numberedHeads: [Styled.Line] {
    NumberedHeads(of: remaining, grid.participants, width: options.width, at: grid.position).lines
  }

  /// The participants that are there by now. Heads change only when these do.
  public var remaining: [Int] { grid.running }
}
