import Cells

extension Diagram {
  /// The whole wide drawing: heads, rows, and what was counted; `nil` when the lifelines do not fit
  /// beside each other at this width.
  public func wide(_ options: Wide.Options = Wide.Options()) -> Styled? {
    wideRows(options).map { Styled($0 + [Styled.Line()] + closing(options)) }
  }

  /// Heads and rows alone.
  public func wideRows(_ options: Wide.Options) -> [Styled.Line]? {
    guard var wide = Wide(self, options) else { return nil }
    let heads = wide.heads
    return heads + items.flatMap { wide.append($0) }
  }
}
