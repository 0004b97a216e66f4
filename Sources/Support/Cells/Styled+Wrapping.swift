extension Styled.Line {
  /// The same text in lines of at most `width` cells; all but the first are indented by `hanging`.
  public func wrapped(to width: Int, hanging: Int) -> [Styled.Line] {
    guard cells > width else { return [self] }
    let space = Styled.Span(String(repeating: " ", count: hanging))
    return spans.wrapped(to: max(width - hanging, 1)).enumerated().map { index, line in
      Styled.Line((index == 0 ? [] : [space]) + line.spans, under: heading)
    }
  }
}

extension [Styled.Span] {
  /// Lines of at most `width` cells. The plain text is wrapped first; each line then gets its
  /// styles back from the spans.
  public func wrapped(to width: Int) -> [Styled.Line] {
    let characters = flatMap { span in
      span.text.map { (character: $0 == "\t" ? " " : $0, style: span.style) }
    }
    var place = 0
    return String(characters.map(\.character)).wrapped(to: width).map { text in
      // A break swallows the one space or line end at it.
      if place < characters.count, place > 0, characters[place].character != text.first,
        characters[place].character.isWhitespace
      {
        place += 1
      }
      let line = characters[place...].prefix(text.count)
      place += line.count
      let words = line.reversed().drop { $0.character == " " }.reversed()
      return Styled.Line(words.map { Styled.Span(String($0.character), $0.style) }.joined)
    }
  }

  /// Neighbours of one style as one span.
  private var joined: [Styled.Span] {
    reduce(into: []) { result, span in
      if result.last?.style == span.style {
        result[result.count - 1].text += span.text
      } else {
        result.append(span)
      }
    }
  }
}
