import Cells
import Diagrams
import Localization

/// A diagram in the style that was asked for, and the count of what is in it: two parts, for
/// something may stand between them.
struct Drawing {
  var body: Styled
  var closing: [String]

  init(_ diagram: Diagram, _ options: Options, width: Int) {
    let ladder = Ladder.Options(width: width, charset: options.isASCII ? .ascii : .unicode)
    closing = diagram.closing(ladder.charset)
    if diagram.items.isEmpty, diagram.folded.hidden.messages > 0 {
      body = Styled(localized("Nothing of it is left to show."))
      closing = [diagram.folded.hidden.remark].compactMap { $0 }
    } else if diagram.items.isEmpty, diagram.participants.allSatisfy({ $0.role != nil }) {
      body = Styled(localized("No message was sent."))
      closing = []
    } else if options.isPlain {
      body = diagram.transcript
      closing = []
    } else if let rows = Self.wideRows(diagram, options, ladder) {
      body = Styled(rows)
    } else if let rows = diagram.ladderRows(ladder) {
      body = Styled(rows)
      if options.style == .wide { closing.append(Self.tooMany(diagram, width)) }
    } else if let (rows, folded) = Self.foldedRows(diagram, ladder) {
      body = Styled(rows)
      closing.append(Self.folding(diagram, folded, width))
    } else {
      body = diagram.ladder(ladder)
      closing = []
    }
    if let advice = diagram.advice { closing.append(advice) }
  }

  /// A run is a ladder unless somebody wants it wide; what somebody drew is wide where it fits.
  private static func wideRows(
    _ diagram: Diagram, _ options: Options, _ drawing: Wide.Options
  ) -> [Styled.Line]? {
    let isDrawnByHand = diagram.messages.contains { $0.kind == nil }
    let style = options.style ?? (isDrawnByHand ? .wide : .ladder)
    return style == .wide ? diagram.wideRows(drawing) : nil
  }

  /// Where there are too many lifelines, a screen stands for its widgets.
  private static func foldedRows(
    _ diagram: Diagram, _ ladder: Ladder.Options
  ) -> (rows: [Styled.Line], folded: Diagram)? {
    var look = Look()
    look.folds = [.widgets]
    let folded = diagram.looking(look)
    return folded.ladderRows(ladder).map { ($0, folded) }
  }

  private static func folding(_ diagram: Diagram, _ folded: Diagram, _ width: Int) -> String {
    let hidden = diagram.messages.count - folded.messages.count
    let count = diagram.participants.count
    return localized(
      """
      \(count) lifelines are too many for \(width) columns: widgets are folded \
      into their screens, with \(hidden) messages among them (a wider screen shows them)
      """)
  }

  private static func tooMany(_ diagram: Diagram, _ width: Int) -> String {
    let count = diagram.participants.count
    return localized("\(count) lifelines are too many for a wide drawing in \(width) columns")
  }

  func styledClosing(width: Int) -> Styled {
    Styled(closing.flatMap { $0.wrapped(to: width) }.map { .init([.init($0, .faint)]) })
  }
}

extension Diagram {
  /// For somebody who asked for one participant alone, and finds that it does not talk to itself.
  fileprivate var advice: String? {
    let hidden = folded.hidden
    guard messages.isEmpty, hidden.messages > 0, hidden.look.only.count == 1 else { return nil }
    let name = hidden.look.only[0]
    return localized("What it says to others, and they to it: diagram everything focus \(name)")
  }
}
