import Cells
import Localization

/// What the terminal gets so that it shows a reading.
struct ReadingScreen {
  let writer: ANSIWriter
  let window: ScreenSize

  /// A screen of its own, so that the text before it comes back; the wheel of a mouse then sends arrow keys.
  static let begin = "\u{1B}[?1049h\u{1B}[?1007h"
  static let end = "\u{1B}[?1007l\u{1B}[?1049l\u{1B}[?25h"

  /// The whole screen. Each row is cleared before it is written: after a full row, clearing takes its last cell.
  func text(of reading: Reading) -> String {
    let lines = lines(of: reading)
    let rows = (0..<reading.text.rows).map { lines.indices.contains($0) ? lines[$0] : "" }
    let status = Array(status(of: reading).wrapped(to: window.columns).prefix(1))
    let bottom = reading.query == nil ? "\u{1B}[7m\(status.joined())\u{1B}[0m" : status.joined()
    return "\u{1B}[?25l\u{1B}[H"
      + (rows + [bottom]).map { "\u{1B}[2K" + $0 }.joined(separator: "\n")
      + (reading.query == nil ? "" : "\u{1B}[?25h")
  }

  /// What is seen, to stay on the terminal when the reader leaves.
  func lines(of reading: Reading) -> [String] {
    let page = reading.page
    return (page.held + reading.text.lines[page.lines].map { $0 }).map { line in
      reading.sought.map { marked(line, $0) } ?? writer.text(of: line)
    }
  }

  /// With the words that were searched for reversed.
  private func marked(_ line: Styled.Line, _ words: String) -> String {
    let found = line.plain.characters(of: words)
    guard !found.isEmpty else { return writer.text(of: line) }
    var place = 0
    var text = ""
    for span in line.spans {
      let characters = Array(span.text)
      let cuts = found.flatMap { [$0.lowerBound - place, $0.upperBound - place] }
      let edges =
        ([0] + cuts.filter { (1..<max(1, characters.count)).contains($0) } + [characters.count])
      for (start, end) in zip(edges, edges.dropFirst()) {
        let part = writer.text(of: Styled.Span(String(characters[start..<end]), span.style))
        let isFound = found.contains { $0.contains(place + start) }
        text += isFound ? "\u{1B}[7m\(part)\u{1B}[0m" : part
      }
      place += characters.count
    }
    return text
  }
}

// MARK: The bottom line

extension ReadingScreen {
  func status(of reading: Reading) -> String {
    if let query = reading.query { return "/" + query.printable }
    if let message = reading.message { return " " + message.printable + " " }
    let (lines, count) = (reading.page.lines, reading.text.lines.count)
    let place = " " + localized("\(lines.lowerBound + 1)–\(lines.upperBound) of \(count)")
    let whole = hints(reading).map { "\(place) · \($0) " }
    return whole.first { $0.cells <= window.columns } ?? place + " "
  }

  /// From long to short.
  private func hints(_ reading: Reading) -> [String] {
    guard reading.prompt.follows else {
      return [localized("Space, b and / move and search, q leaves"), localized("q leaves")]
    }
    if reading.text.isEnd(reading.top) {
      return [
        localized("The end · b goes back, Space leaves, or type a command"),
        localized("The end · Space leaves"),
      ]
    }
    return [
      localized("Space b d u g G move, / finds, q or a command leaves"),
      localized("Space goes on, q or a command leaves"), localized("Space, or a command"),
    ]
  }
}
