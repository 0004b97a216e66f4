import Cells
import Diagrams
import Documents
import Exports
import Localization

/// A diagram in the style that was asked for, in two parts between which other things may be: the
/// drawing, and closing lines that count what is in it.
struct Drawing {
  let rows: DrawingRows
  var closing: [String] = []
  private let width: Int

  init(_ diagram: Diagram, _ options: Options, width: Int) {
    self.init(DiagramStream(diagram), options, width: width)
  }

  init(_ diagram: DiagramStream, _ options: Options, width: Int) {
    self.width = width
    let (outline, extent) = (diagram.outline, diagram.extent)
    let ladder = Ladder.Options(width: width, charset: options.charset)
    let hidden = outline.remarks.hidden
    if extent.items == 0, hidden.messages > 0 {
      rows = .remark(localized("The filter hides every message."))
      closing = [hidden.remark].compactMap { $0 }
    } else if extent.items == 0, outline.participants.allSatisfy({ $0.role != nil }) {
      rows = .remark(localized("No message was sent."))
    } else if options[.plain] {
      rows = .told(diagram)
    } else if let canvas = Canvas(diagram, options, width: width) {
      rows = .drawn(canvas)
      closing = diagram.closing(ladder.charset) + [canvas.remark].compactMap { $0 }
    } else {
      rows = .cramped(diagram, ladder)
    }
    if let advice = diagram.advice { closing.append(advice) }
  }

  var body: Styled { Styled(rows.headed) }

  /// Both parts.
  var styled: Styled { .stack([body, styledClosing]) }

  /// Both parts in as few rows as possible, for a low window: with numbers as heads, and no blank row.
  var styledInFewRows: Styled {
    guard case .drawn(var canvas) = rows else { return styled }
    let heads = canvas.numberedHeads
    let body = heads + canvas.diagram.items.flatMap { canvas.append($0) }
    return Styled(body) + styledClosing
  }

  /// The same without styles, row by row, for files and other programs.
  var lines: Lines {
    let closing = styledClosing.lines
    let end = closing.isEmpty ? [] : [Styled.Line()] + closing
    return Lines { [rows] in
      let rows = rows.makeIterator()
      var closing = end.makeIterator()
      return AnyIterator { (rows.next() ?? closing.next())?.plain.printable }
    }
  }

  var styledClosing: Styled { .wrapped(closing, to: width, .faint) }
}

extension DiagramStream {
  /// For a filter on a single participant. It hides everything when that sends no message to itself.
  fileprivate var advice: String? {
    let hidden = outline.remarks.hidden
    guard extent.messages == 0, hidden.messages > 0, hidden.filter.only.count == 1 else {
      return nil
    }
    let word = hidden.filter.only[0]
    let name = word.quotedIfNeeded
    guard hidden.wayBack != nil else {
      return localized("Its messages to and from others: diagram everything focus \(name)")
    }
    // Of several diagrams drawn by hand, another may have it.
    guard !outline.isDrawnByHand || !outline.participants(called: word).isEmpty else { return nil }
    return localized("Its messages to and from others: --focus \(name)")
  }
}
