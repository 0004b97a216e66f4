import Cells

/// Breaks text into few lines of about the same width, at the best break opportunities.
struct LineBreaker {
  private struct Part {
    var text: String
    var width: Double
    var run: Int
    var joint: Piece.Joint
    /// Whether a space follows, though a line should not end there.
    var isBound = false

    var space: String { isBound || joint == .space ? " " : "" }
  }

  private let runs: [Paragraph.Run]
  private let font: Font
  private let parts: [Part]

  init(_ runs: [Paragraph.Run], _ font: Font) {
    self.runs = runs
    self.font = font
    var parts: [Part] = []
    for (index, run) in runs.enumerated() {
      let pieces = run.text.textLines.flatMap { String($0).printable.pieces }
      parts += pieces.map {
        let text = String($0.text)
        return Part(text: text, width: font.width(of: text), run: index, joint: $0.joint)
      }
      guard index + 1 < runs.count, !parts.isEmpty else { continue }
      // Between runs there is a space.
      parts[parts.count - 1].joint = run.staysWithNext ? .anywhere : .space
      parts[parts.count - 1].isBound = run.staysWithNext
    }
    self.parts = parts
  }

  func lines(within most: Double) -> (lines: [[Paragraph.Run]], width: Double) {
    let parts = chopped(parts, to: most)
    var ranges = ranges(of: parts, within: most)
    if ranges.count > 1 { ranges = balanced(parts, ranges, most) }
    let width = ranges.map { self.width(parts[$0]) }.max() ?? 0
    return (ranges.map { line(parts[$0], isLast: $0.upperBound == parts.count) }, width)
  }

  /// The narrowest lines that do not raise the number of lines.
  private func balanced(
    _ parts: [Part], _ ranges: [Range<Int>], _ most: Double
  ) -> [Range<Int>] {
    var best = ranges
    var (low, high) = (parts.map(\.width).max() ?? most, most)
    for _ in 0..<5 where low < high {
      let middle = (low + high) / 2
      let others = self.ranges(of: parts, within: middle)
      if others.count > ranges.count { low = middle } else { (high, best) = (middle, others) }
    }
    return best
  }

  private func ranges(of parts: [Part], within most: Double) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < parts.count {
      let end = end(of: parts, from: start, within: most)
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  /// As far as there is room, or somewhat less where a line ends better.
  private func end(of parts: [Part], from start: Int, within most: Double) -> Int {
    var (used, end) = (0.0, start)
    var best = (end: start + 1, joint: Piece.Joint.anywhere)
    while end < parts.count, end == start || used + parts[end].width <= most {
      used += parts[end].width + space(after: parts[end])
      end += 1
      let joint = parts[end - 1].joint
      if joint == .lineEnd { return end }
      if joint <= best.joint || used < 0.4 * most { best = (end, joint) }
    }
    return end == parts.count ? end : best.end
  }

  private func space(after part: Part) -> Double {
    font.width(of: part.space)
  }

  private func width(_ line: ArraySlice<Part>) -> Double {
    line.dropLast().reduce(line.last?.width ?? 0) { $0 + $1.width + space(after: $1) }
  }

  private func line(_ parts: ArraySlice<Part>, isLast: Bool) -> [Paragraph.Run] {
    var line: [Paragraph.Run] = []
    var last: Int?
    for (index, part) in zip(parts.indices, parts) {
      let isEnd = isLast && index == parts.endIndex - 1
      let text = part.text + (isEnd ? "" : part.space)
      if part.run == last {
        line[line.count - 1].text += text
      } else {
        line.append(.init(text: text, paint: runs[part.run].paint, isBold: runs[part.run].isBold))
      }
      last = part.run
    }
    return line.filter { !$0.text.isEmpty }
  }

  /// No part is wider than a line, unless it is a single character.
  private func chopped(_ parts: [Part], to most: Double) -> [Part] {
    parts.flatMap { part -> [Part] in
      guard part.width > most else { return [part] }
      var pieces: [Part] = []
      for character in part.text {
        let width = font.width(of: String(character))
        if let last = pieces.indices.last, pieces[last].width + width <= most {
          pieces[last].text.append(character)
          pieces[last].width += width
        } else {
          pieces.append(
            Part(text: String(character), width: width, run: part.run, joint: .anywhere))
        }
      }
      if !pieces.isEmpty {
        pieces[pieces.count - 1].joint = part.joint
        pieces[pieces.count - 1].isBound = part.isBound
      }
      return pieces
    }
  }
}
