import Cells
import Course
import Diagrams
import Stage

extension Command {
  static let compare = Command(
    "compare", .patterns, to: "the same scenario in two patterns, and its figures in all",
    details: "Side by side where the width allows it, else one after the other.",
    Form(
      .one(.pattern), .one(.pattern), .one(.scenario()), options: .drawing + .looking,
      run: Session.compare))
}

extension Session {
  fileprivate func compare(_ request: Request) throws(ShellProblem) -> Reply {
    let patterns = try request.all(.pattern)
    let script = Script(try request[.scenario()])
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
