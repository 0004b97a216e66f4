import Analysis
import Cells
import Diagrams
import Localization
import Trace

/// Answers the commands that look for something in a run that is in no single message: a design pattern, or
/// how messages travel.
struct LensCommands: Room {
  let renderer: RunRenderer

  func list(_ request: Request) -> Reply {
    let rows = Rows(rows: Lens.allCases.map { ($0.rawValue, $0.idea) })
    let present =
      run.lens.map { localized("The lens \($0.rawValue) is on. To remove it: lens off") }
      ?? localized("No lens is on.")
    return Reply(.stack([rows.styled(width: width), .wrapped(present, to: width, .faint)]))
  }

  func look(_ request: Request) throws(ShellProblem) -> Reply {
    let lens: Lens = try request[.lens]
    let trace = try run.trace()
    return try run.view(through: lens) { () throws(ShellProblem) in
      let diagram = try renderer.visible(trace, request.options)
      let sheet = LensSheet(
        findings: LensFindings(lens, in: trace), tree: try tree(lens),
        drawn: Set(diagram.messages.compactMap(\.record)), gaps: run.loaded?.gaps,
        isPlain: request[.plain])
      return Reply(
        .stack([
          sheet.heading(width: width),
          renderer.drawn(diagram.pointing(at: run.position?.stop), request.options),
          sheet.styled(width: width(request.options)),
        ]))
    }
  }

  /// What contains what at the position of the reader; `nil` where the lens does not ask.
  private func tree(_ lens: Lens) throws(ShellProblem) -> ContainmentTree? {
    lens == .composite ? ContainmentTree(Ownership(of: try run.state())) : nil
  }

  func remove(_ request: Request) -> Reply {
    guard let lens = run.lens else { return reply(localized("No lens is on.")) }
    run.removeLens()
    return reply(localized("The lens \(lens.rawValue) is off. To draw the run: diagram"))
  }
}
