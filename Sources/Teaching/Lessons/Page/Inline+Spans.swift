import Cells
import Localization

extension [Inline] {
  /// The text with its styles; a hard line break is `\n`.
  func spans(_ style: Styled.Style = .plain) -> [Styled.Span] {
    flowing.flatMap { $0.spans(style) }.withoutGapsInChinese
  }

  /// Without the line ends between two Chinese characters, which would be shown as spaces.
  public var flowing: [Inline] {
    indices.filter { !isBreakBetweenWideCharacters($0) }.map { self[$0] }
  }

  private func isBreakBetweenWideCharacters(_ index: Int) -> Bool {
    guard self[index] == .softBreak, index > 0, index + 1 < count,
      let before = self[index - 1].plain.last, let after = self[index + 1].plain.first
    else { return false }
    return before.needsNoSpace && after.needsNoSpace
  }
}

extension [Styled.Span] {
  /// Without the space that Markdown needs between a full-width mark in bold and the word after it: `**对吗？** 不`. The mark
  /// is as wide as a space and itself, so a Latin word needs none either.
  fileprivate var withoutGapsInChinese: [Styled.Span] {
    var spans = self
    for index in indices.dropFirst()
    where spans[index].text.beginsWithGap(after: spans[index - 1].text) {
      spans[index].text.removeFirst()
    }
    return spans.filter { !$0.text.isEmpty }
  }
}

extension String {
  fileprivate func beginsWithGap(after before: String) -> Bool {
    guard hasPrefix(" "), let mark = before.last else { return false }
    return mark.needsNoSpace && mark.isPunctuation
  }
}

extension Character {
  /// Whether it is Chinese or Japanese. Korean and emoji are as wide, but are separated by spaces.
  fileprivate var needsNoSpace: Bool {
    guard cells == 2, let scalar = unicodeScalars.first else { return false }
    let isHangul =
      (0x1100...0x11FF).contains(scalar.value) || (0xA960...0xD7FF).contains(scalar.value)
    return !isHangul && !scalar.properties.isEmoji
  }
}

extension Inline {
  fileprivate func spans(_ style: Styled.Style) -> [Styled.Span] {
    switch self {
    case .text(let text): [Styled.Span(text, style)]
    case .code(let text): [Styled.Span("`\(text)`", style == .heading ? .heading : .code)]
    case .emphasis(let inner), .strong(let inner):
      inner.spans(style == .plain ? .strong : style)
    case .strikethrough(let inner):
      [Styled.Span("~", style)] + inner.spans(style) + [Styled.Span("~", style)]
    case .link(let inner, let url): Inline.link(inner, url, style)
    case .image(let inner, let url):
      [Styled.Span(localized("[image: "), .faint)] + inner.spans(style)
        + [Styled.Span("]" + localized(" (\(url))"), .faint)]
    case .softBreak: [Styled.Span(" ", style)]
    case .lineBreak: [Styled.Span("\n", style)]
    case .html: []
    }
  }

  private static func link(
    _ inner: [Inline], _ url: String, _ style: Styled.Style
  ) -> [Styled.Span] {
    let isBare = ["", "mailto:", "http://"].contains { $0 + inner.plain == url }
    return inner.spans(style) + (isBare ? [] : [Styled.Span(localized(" (\(url))"), .faint)])
  }
}
