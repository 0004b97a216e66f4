import Analysis
import Cells
import SourceCode
import Trace

/// The code of the steps. A piece of code that several steps share is in the page once.
struct PlayerCode {
  private let finder: CodeFinder
  private(set) var pieces: [JSON] = []
  private var places: [String: Int] = [:]

  init(_ trace: Trace, in sources: SourceFolder) {
    finder = CodeFinder(trace, in: sources)
  }

  /// `sender` and `receiver`: each the number of a piece, and how to word it. `nil` for a step that is no message.
  mutating func json(of record: Int?) -> JSON? {
    guard let code = record.flatMap({ finder.code(of: $0) }) else { return nil }
    return .members(["sender": json(of: code.call), "receiver": json(of: code.receiver)])
  }

  private mutating func json(of call: MessageCode.Call) -> JSON? {
    switch call {
    case .lines(let lines, let excerpt):
      json(of: excerpt, lines, word: lines.count == 1 ? "sent" : "sentInOne")
    case .perhaps(let lines, let excerpt): json(of: excerpt, lines, word: "perhaps")
    case .subscription(let lines, let excerpt): json(of: excerpt, lines, word: "subscribed")
    case .person(let action):
      .members(["word": .string("person"), "name": .string(action.printable)])
    case .framework(let isUncalled):
      .members(["word": .string(isUncalled ? "uncalled" : "framework")])
    case .write, .otherDevice, .unknown: nil
    }
  }

  private mutating func json(
    of excerpt: Excerpt, _ lines: [Int]? = nil, word: String
  ) -> JSON {
    .members([
      "word": .string(word), "piece": piece(excerpt),
      "lines": lines.map { .array($0.map(JSON.int)) },
    ])
  }

  private mutating func json(of receiver: MessageCode.Receiver) -> JSON? {
    switch receiver {
    case .member(let excerpt): json(of: excerpt, word: "got")
    case .closure(let excerpt): json(of: excerpt, word: "closure")
    case .forwarding(let excerpt): json(of: excerpt, word: "forwarded")
    case .type(let excerpt): json(of: excerpt, word: "typed")
    case .unknown: nil
    }
  }

  private mutating func piece(_ excerpt: Excerpt) -> JSON {
    if let known = places[excerpt.place] { return .int(known) }
    places[excerpt.place] = pieces.count
    pieces.append(
      .members([
        "name": .string(excerpt.symbol.printable), "place": .string(excerpt.place.printable),
        "line": .int(excerpt.lines.lowerBound), "text": .string(excerpt.text.printableLines),
      ]))
    return .int(pieces.count - 1)
  }
}
