import Cells
import Diagrams

/// A diagram in the style that was asked for, and the count of what is in it: two parts, for
/// something may stand between them.
struct Drawing {
  var body: Styled
  var closing: [String]

  init(_ diagram: Diagram, _ options: Options, width: Int) {
    let ladder = Ladder.Options(width: width, charset: options.isASCII ? .ascii : .unicode)
    closing = [diagram.summary(ladder.charset), diagram.folded.remark].compactMap { $0 }
    if diagram.items.isEmpty {
      body = Styled("No message was sent.")
      closing = []
    } else if options.isPlain {
      body = diagram.transcript
      closing = []
    } else if let rows = diagram.rows(ladder) {
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

extension Diagram {
  /// Heads and rows alone; `nil` when the lifelines leave no room for words.
  fileprivate func rows(_ options: Ladder.Options) -> [Styled.Line]? {
    let ladder = Ladder(
      participants, options, largestNumber: messages.count, deepest: items.map(\.depth).max() ?? 0)
    guard var ladder else { return nil }
    let heads = ladder.heads
    return heads + items.flatMap { ladder.append($0) }
  }
}

extension Diagram.Item {
  fileprivate var depth: Int {
    switch self {
    case .message(let message): message.depth
    case .change(let change): change.depth
    case .reply(let reply): reply.depth
    case .note(let note): note.depth
    case .turn, .release: 0
    }
  }
}
