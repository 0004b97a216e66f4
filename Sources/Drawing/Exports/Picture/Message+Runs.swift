import Diagrams

extension Diagram.Message {
  /// What is written at its arrow: the number, the words, and how it travelled.
  var runs: [Paragraph.Run] {
    let pointer = isMarked ? "▸" : ""
    return [
      .init(
        text: pointer + (numeral ?? ""), paint: .faint, isBold: isMarked, staysWithNext: true),
      .init(text: text, isBold: isMarked),
      .init(text: tag ?? "", paint: .faint),
    ]
  }
}
