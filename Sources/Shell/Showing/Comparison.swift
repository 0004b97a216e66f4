import Cells
import Diagrams
import Stage
import Trace

/// How much is said in every pattern for the same scenario.
struct Comparison {
  struct Figures {
    let pattern: Pattern
    let messages: Int
    /// How many calls are open at most, the first one counted.
    let depth: Int
    let participants: Int
    let changes: Int
  }

  let figures: [Figures]
  private let chosen: [Pattern]

  init(_ script: Script, _ detail: Diagram.Detail, chosen: [Pattern]) throws(ShellProblem) {
    self.chosen = chosen
    var figures: [Figures] = []
    for pattern in Pattern.allCases {
      let diagram = Diagram(try script.play(pattern).trace, showing: detail)
      figures.append(Figures(pattern, diagram))
    }
    self.figures = figures
  }

  func styled(width: Int) -> Styled {
    let names = figures.map(\.pattern.title)
    let first = (names.map(\.cells).max() ?? 0) + 2
    let heads = ["messages", "depth", "participants", "changes"]
    let fits = first + heads.map { $0.count + 2 }.reduce(0, +) <= width
    let shown = fits ? heads : ["msgs", "depth", "parts", "chgs"]
    let head = Styled.Line([
      .init(String(repeating: " ", count: first)), .init(row(shown, shown), .faint),
    ])
    return Styled(
      [head]
        + figures.map { figure in
          Styled.Line([
            .init(
              figure.pattern.title.padded(to: first),
              chosen.contains(figure.pattern) ? .strong : .plain),
            .init(row(figure.numbers.map(String.init), shown)),
          ])
        })
  }

  private func row(_ cells: [String], _ heads: [String]) -> String {
    zip(cells, heads).map { $0.padded(to: $1.count + 2, at: .trailing) }.joined()
  }
}

extension Comparison.Figures {
  fileprivate init(_ pattern: Pattern, _ diagram: Diagram) {
    self.pattern = pattern
    messages = diagram.messages.count
    depth = (diagram.messages.map(\.depth).max() ?? -1) + 1
    participants = diagram.participants.count
    changes = diagram.items.count { if case .change = $0 { true } else { false } }
  }

  fileprivate var numbers: [Int] { [messages, depth, participants, changes] }
}
