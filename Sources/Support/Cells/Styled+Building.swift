extension Styled {
  /// Parts with an empty line between them; empty parts leave none.
  public static func stack(_ parts: [Styled]) -> Styled {
    let lines = parts.map(\.lines).filter { !$0.isEmpty }
    return Styled([Styled.Line](lines.joined(separator: [Styled.Line()])))
  }

  public static func wrapped(_ text: String, to width: Int, _ style: Style = .plain) -> Styled {
    wrapped([text], to: width, style)
  }

  /// Texts below each other. All lines of a text but the first are shorter by `hanging`.
  public static func wrapped(
    _ texts: [String], to width: Int, hanging: Int = 0, _ style: Style = .plain
  ) -> Styled {
    let lines = texts.flatMap { $0.wrapped(to: width, hanging: hanging) }
    return Styled(lines.map { Line([Span($0, style)]) })
  }

  /// The same, with the purpose that all its lines have.
  public func meant(for purpose: Purpose) -> Styled {
    Styled(lines.map { Line($0.spans, under: $0.heading, for: purpose) })
  }

  /// The first line after a bullet, the others indented by its width.
  public func hanging(under bullet: String, _ style: Style = .plain) -> Styled {
    Styled(lines.hanging(under: bullet, style))
  }

  public static func + (a: Styled, b: Styled) -> Styled { Styled(a.lines + b.lines) }
}

extension [Styled.Line] {
  /// The first line after a bullet, the others indented by its width.
  public func hanging(under bullet: String, _ style: Styled.Style = .plain) -> [Styled.Line] {
    let space = String(repeating: " ", count: bullet.cells)
    return enumerated().map { index, line in
      if index > 0, line.spans.isEmpty { return line }
      return Styled.Line([Styled.Span(index == 0 ? bullet : space, style)] + line.spans)
    }
  }
}
