import Analysis
import Cells
import Diagrams
import Localization

/// Two conversations with their differences marked: side by side where the width allows it, else the
/// differences first and one drawing below the other.
struct ComparedDrawings {
  let styled: Styled

  /// In a narrower ladder texts take too many rows.
  private static let leastWidth = 56
  private static let gap = 3

  init(
    _ runs: Both<ComparedRun>, _ difference: ConversationDifference, _ options: Options, width: Int
  ) {
    let half = (width - Self.gap) / 2
    let isSideBySide =
      half >= Self.leastWidth && !options[.plain]
      && runs.first.fits(options, half) && runs.second.fits(options, half)
    let parts = Contrast.Side.allCases.map { side in
      (runs[side], runs[side].diagram.messages(in: difference.records[side]))
    }
    let drawings = parts.map { part, others in
      let isMarked = !difference.isEmpty && !options[.plain]
      let marked = isMarked ? part.diagram.highlighting(others) : part.diagram
      let drawing = Drawing(marked, options, width: isSideBySide ? half : width)
      return Styled.stack([
        .wrapped(part.title, to: width, .heading), drawing.body, drawing.styledClosing,
      ])
    }
    let lists =
      isSideBySide ? [] : parts.map { part, others in part.list(of: others, difference, width) }
    styled = .stack(
      [Styled.wrapped(Self.summary(parts, difference, options), to: width)] + lists
        + (isSideBySide
          ? [.sideBySide(drawings[0], drawings[1], width: half, gap: Self.gap)] : drawings))
  }

  private static func summary(
    _ parts: [(ComparedRun, [Diagram.Message])], _ difference: ConversationDifference,
    _ options: Options
  ) -> String {
    guard !difference.isEmpty else {
      return difference.isWithinSystem
        ? localized("Both send the same messages.")
        : localized("Both send the same messages, by what happens and kind.")
    }
    let counts = parts.map { part, others in
      let (count, all) = (others.count, part.diagram.messages.count)
      return difference.isWithinSystem
        ? localized("\(count) of \(all) messages of \(part.title)")
        : localized("\(count) of \(all) messages only in \(part.title)")
    }
    let sign = String(options.charset.lens)
    let words =
      difference.isWithinSystem
      ? localized("Other messages, or in another place: \(counts.commaSeparated)")
      : localized("\(counts.commaSeparated), by what happens and kind")
    return options[.plain] ? localized("\(words).") : localized("\(words) (marked \(sign)).")
  }
}

extension ComparedRun {
  /// Whether the drawing keeps its form and its lifelines at this width.
  fileprivate func fits(_ options: Options, _ width: Int) -> Bool {
    Canvas(DiagramStream(diagram), options, width: width).map { $0.remark == nil } ?? false
  }

  /// What differs in this conversation, with the numbers of the drawing.
  fileprivate func list(
    of messages: [Diagram.Message], _ difference: ConversationDifference, _ width: Int
  ) -> Styled {
    guard !messages.isEmpty else { return Styled() }
    let rows = messages.map { message in
      let (from, to) = (diagram.name(message.from), diagram.name(message.to))
      let kind = message.tag.map { " " + $0 } ?? ""
      return ("\(message.number)", "\(from) -> \(to): \(message.text)\(kind)")
    }
    let heading =
      difference.isWithinSystem
      ? localized("Different in \(title)") : localized("Only in \(title)")
    return .wrapped(heading, to: width, .heading)
      + Rows(rows: rows).styled(width: width)
  }
}

extension Diagram {
  fileprivate func messages(in records: Set<Int>) -> [Message] {
    messages.filter { $0.record.map(records.contains) ?? false }
  }

  fileprivate func highlighting(_ messages: [Message]) -> Diagram {
    highlighting(Set(messages.compactMap(\.record)))
  }
}
