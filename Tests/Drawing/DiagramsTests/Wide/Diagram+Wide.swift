import Cells

@testable import Diagrams

extension DiagramStream {
  /// The whole wide drawing: heads, rows, and what was counted; `nil` where the lifelines do not fit.
  func wide(_ options: Wide.Options = Wide.Options()) -> Styled? {
    wideRows(options).map { Styled($0 + [Styled.Line()] + closing(options)) }
  }

  /// Heads and rows alone.
  func wideRows(_ options: Wide.Options) -> [Styled.Line]? {
    guard var wide = Wide(self, options) else { return nil }
    return wide.heads + items.flatMap { wide.append($0) }
  }
}

extension Diagram {
  func wide(_ options: Wide.Options = Wide.Options()) -> Styled? {
    DiagramStream(self).wide(options)
  }

  func wideRows(_ options: Wide.Options) -> [Styled.Line]? { DiagramStream(self).wideRows(options) }
}
