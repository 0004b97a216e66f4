import Cells
import Course
import Diagrams
import Stage

extension Command {
  static let compare = Command(
    name: "compare", usages: ["compare PATTERN PATTERN SCENARIO"],
    summary: "the same scenario in two patterns, and its figures in all",
    details: "Side by side where the width allows it, else one after the other.",
    family: .patterns, flags: OptionName.drawing + OptionName.looking, vocabulary: .comparison,
    body: Session.compare)
}

extension Session {
  fileprivate func compare(_ request: Request) throws(ShellProblem) -> Reply {
    let words = request.words
    guard words.count == 3 else { throw request.command.wrongUse }
    let patterns = [try Pattern(named: words[0]), try Pattern(named: words[1])]
    let script = Script(try scenario(words[2]))
    let options = request.options
    let table = try Comparison(script, options.detail, chosen: patterns)
    var parts: [(String, Diagram)] = []
    for pattern in patterns {
      parts.append((pattern.title, try shown(script.played(pattern).trace, options)))
    }
    let drawings = SideBySide(parts, options, width: width(options))
    return Reply(.stack([drawings.styled, table.styled(width: width(options))]))
  }
}
