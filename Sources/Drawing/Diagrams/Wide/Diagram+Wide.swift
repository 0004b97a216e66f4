import Cells

extension Diagram {
  /// The whole wide drawing: heads, rows, and what was counted; `nil` when the lifelines do not fit
  /// next to each other at this width.
  public func wide(_ options: Wide.Options = Wide.Options()) -> Styled? {
    var lines: [Styled.Line] = []
    return wide(options) { lines.append($0) } ? Styled(lines) : nil
  }

  /// The same line by line.
  ///
  /// - Returns: whether the lifelines fit; no line is shown when they do not.
  public func wide(_ options: Wide.Options, line show: (Styled.Line) -> Void) -> Bool {
    DiagramStream(self).wide(options, line: show)
  }

  /// Heads and rows alone.
  public func wideRows(_ options: Wide.Options) -> [Styled.Line]? {
    var rows: [Styled.Line] = []
    return DiagramStream(self).wideRows(options) { rows.append($0) } ? rows : nil
  }
}

extension DiagramStream {
  /// The whole wide drawing line by line: none is kept, so that a drawing may be longer than memory.
  ///
  /// - Returns: whether the lifelines fit; no line is shown when they do not.
  public func wide(_ options: Wide.Options, line show: (Styled.Line) -> Void) -> Bool {
    guard wideRows(options, row: show) else { return false }
    show(Styled.Line())
    closing(options).forEach(show)
    return true
  }

  fileprivate func wideRows(_ options: Wide.Options, row show: (Styled.Line) -> Void) -> Bool {
    guard var wide = Wide(self, options) else { return false }
    wide.heads.forEach(show)
    for item in items { wide.append(item).forEach(show) }
    return true
  }
}
