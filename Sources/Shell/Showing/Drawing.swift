import Cells
import Diagrams

/// A diagram in the style that was asked for, and the count of what is in it: two parts, for
/// something may stand between them.
struct Drawing {
  var body: Styled
  var closing: [String]

  init(_ diagram: Diagram, _ options: Options, width: Int) {
    let ladder = Ladder.Options(width: width, charset: options.isASCII ? .ascii : .unicode)
    closing = diagram.closing(ladder.charset)
    if diagram.items.isEmpty, diagram.participants.allSatisfy({ $0.role != nil }) {
      body = Styled("No message was sent.")
      closing = []
    } else if options.isPlain {
      body = diagram.transcript
      closing = []
    } else if let rows = diagram.ladderRows(ladder) {
      body = Styled(rows)
    } else {
      body = diagram.ladder(ladder)
      closing = []
    }
  }

  func styledClosing(width: Int) -> Styled {
    Styled(closing.flatMap { $0.wrapped(to: width) }.map { .init([.init($0, .faint)]) })
  }
}
