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
    } else if let canvas = Canvas(diagram, options, width: width) {
      body = Styled(canvas.whole)
      if let remark = canvas.remark { closing.append(remark) }
    } else {
      body = diagram.ladder(ladder)
      closing = []
    }
    if let advice = diagram.advice { closing.append(advice) }
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
