import Cells

extension ManualPage {
  /// For a screen, as `man` would show it.
  public func styled(width: Int) -> Styled {
    pieces.reduce(into: Styled()) { page, piece in
      if case .section = piece, !page.lines.isEmpty { page.lines.append(.init()) }
      page = page + piece.styled(width: width)
    }
  }
}

nonisolated extension ManualPiece {
  fileprivate func styled(width: Int) -> Styled {
    switch self {
    case .section(let title): .wrapped(title, to: width, .heading)
    case .ways(let forms, let program):
      forms.reduce(Styled()) {
        $0 + .indented(3, program + ($1.isEmpty ? "" : " " + $1), width, .code)
      }
    case .text(let text): .indented(3, text, width)
    case .item(let term, let text): .item(term, text, indent: 3, width)
    case .note(let text): .indented(7, text, width)
    case .options(let items):
      items.reduce(Styled()) { $0 + .item($1.term, $1.text, indent: 7, width) }
    }
  }
}

nonisolated extension Styled {
  fileprivate static func item(
    _ term: String, _ text: String, indent: Int, _ width: Int
  ) -> Styled {
    .indented(indent, term, width, .code) + .indented(indent + 4, text, width)
  }

  fileprivate static func indented(
    _ indent: Int, _ text: String, _ width: Int, _ style: Style = .plain
  ) -> Styled {
    let lines = text.wrapped(to: max(10, width - indent))
    return Styled(
      lines.map { Line([.init(String(repeating: " ", count: indent)), .init($0, style)]) })
  }
}
