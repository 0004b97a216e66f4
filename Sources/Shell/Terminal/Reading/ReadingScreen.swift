import Cells
import Localization
import Shell

/// What the terminal gets so that it shows a reading.
struct ReadingScreen {
  let writer: ANSIWriter
  let window: ScreenSize

  /// A screen of its own, so that the text before it comes back; the wheel of a mouse then sends arrow keys.
  static let begin = "\u{1B}[?1049h\u{1B}[?1007h"
  static let end = "\u{1B}[?1007l\u{1B}[?1049l\u{1B}[?25h"

  /// The whole screen. Each row is cleared before it is written: after a full row, clearing takes its last cell.
  func text(of reading: ReadingState) -> String {
    let lines = reading.isHelping ? help : lines(of: reading)
    let rows = (0..<reading.text.rows).map { lines.indices.contains($0) ? lines[$0] : "" }
    let status = Array(status(of: reading).wrapped(to: window.columns).prefix(1))
    let bottom = reading.query == nil ? "\u{1B}[7m\(status.joined())\u{1B}[0m" : status.joined()
    return "\u{1B}[?25l\u{1B}[H"
      + (rows + [bottom]).map { "\u{1B}[2K" + $0 }.joined(separator: "\n")
      + (reading.query == nil ? "" : "\u{1B}[?25h")
  }

  private func lines(of reading: ReadingState) -> [String] {
    written(reading.page.held + reading.text.lines[reading.page.lines], reading)
  }

  /// What stays on the terminal when the reader leaves: what was seen last and, where not all choices were seen, the
  /// question with them, so that no answer is given without.
  func linesLeft(of reading: ReadingState) -> [String] {
    let (page, text) = (reading.page, reading.text)
    guard let asked = text.asked, !reading.choicesWereShown else { return lines(of: reading) }
    if page.lines.lowerBound >= asked.lowerBound {
      return written(text.lines[asked].map(\.self), reading)
    }
    let gap = page.lines.upperBound < asked.lowerBound ? [Styled.Line([.init("…", .faint)])] : []
    let rest = max(page.lines.upperBound, asked.lowerBound)..<asked.upperBound
    return lines(of: reading) + written(gap + text.lines[rest], reading)
  }

  private var help: [String] {
    KeyList.reading.styled(width: window.columns).lines.map(writer.text)
  }

  /// With the words that were searched for reversed.
  private func written(_ lines: [Styled.Line], _ reading: ReadingState) -> [String] {
    lines.map { line in reading.sought.map { marked(line, $0) } ?? writer.text(of: line) }
  }

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
  func status(of reading: ReadingState) -> String {
    if let query = reading.query { return query.sign + query.words.printable }
    if let message = reading.message { return " " + message.printable + " " }
    if reading.isHelping { return " " + localized("Space goes back to the text") + " " }
    let (lines, count) = (reading.page.lines, reading.text.lines.count)
    let place = " " + localized("\(lines.lowerBound + 1)–\(lines.upperBound) of \(count)")
    let hints = hints(reading)
    // In a narrow window, what to press is worth more than the place.
    let whole = hints.map { "\(place) · \($0) " } + hints.suffix(1).map { " \($0) " }
    return whole.first { $0.cells <= window.columns } ?? place + " "
  }

  /// From long to short.
  private func hints(_ reading: ReadingState) -> [String] {
    guard reading.prompt.follows else {
      return [localized("Space and b move, / finds, h helps, q leaves"), localized("q leaves")]
    }
    if reading.text.asked != nil, reading.choicesWereShown { return answering(reading.prompt) }
    if reading.text.isEnd(reading.top) { return atEnd(reading.text) }
    if reading.isFirst {
      return [
        localized("There is more: Space or Return reads on, q leaves, h helps"),
        localized("More: Space; q leaves, h helps"), localized("Space, q, h"),
      ]
    }
    return [
      localized("Space reads on, h shows the keys, q or a command leaves"),
      localized("Space reads on, q leaves"), localized("Space, q, h"),
    ]
  }

  private func answering(_ prompt: ReadingState.Prompt) -> [String] {
    guard !prompt.takesWords else {
      return [
        localized("Type your answer; ↑ goes back, Esc leaves"), localized("Type your answer"),
      ]
    }
    return [
      localized("Letters answer; k and ↑ go back, h shows the keys"),
      localized("Letters answer, ↑ goes back"), localized("Letters answer"),
    ]
  }

  private func atEnd(_ text: WindowedText) -> [String] {
    text.saysHowToGoOn
      ? [
        localized("The end · Return goes on, b goes back, h shows the keys"),
        localized("The end · Return goes on"), localized("Return goes on"),
      ]
      : [
        localized("The end · b goes back, Space leaves, or type a command"),
        localized("The end · Space leaves"), localized("Space leaves"),
      ]
  }
}
