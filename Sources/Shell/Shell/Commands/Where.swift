import Analysis
import Cells
import Localization
import Stage

extension Command {
  static let whereState = Command(
    name: "where", usages: ["where"],
    summary: "where each piece of view state lives in this pattern",
    details: "What is on the screen that is no data, and which objects keep it.",
    family: .look, body: Session.whereStateLives)
}

extension Session {
  fileprivate func whereStateLives(_ request: Request) throws(ShellProblem) -> Reply {
    try request.noWords()
    let (pattern, now) = try viewState()
    let objects = TraceState(try presentState()).objects
    return dated(
      .stack(
        ViewStatePiece.allCases.map { piece in
          let value = now.text(of: piece) ?? "–"
          let homes = pattern.homes(of: piece).flatMap { $0.lines(objects) }
          let kept = homes.isEmpty ? [localized("only UIKit knows")] : homes
          let name = localized(dynamic: piece.rawValue)
          return Rows(rows: [(name, value)], style: .strong, indent: 0).styled(width: width)
            + Styled(
              kept.flatMap { $0.wrapped(to: width - 2, hanging: 2) }.map {
                .init([.init("  " + $0)])
              })
        }))
  }

  private func viewState() throws(ShellProblem) -> (Pattern, ViewState) {
    if let position { return try viewState(at: position) }
    guard let play else { throw .missing(.pattern(known: Pattern.names)) }
    guard let now = play.stage.viewState else { throw .run(.action(.notRunning)) }
    return (play.pattern, now)
  }

  private func viewState(at place: Stepper) throws(ShellProblem) -> (Pattern, ViewState) {
    guard let pattern = Pattern(rawValue: place.trace.header.pattern),
      let moment = stepping?.screens().moment(at: place)
    else { throw .stepping(.unknownViewState) }
    guard let viewState = moment.viewState else { throw .run(.action(.notRunning)) }
    return (pattern, viewState)
  }
}

extension ViewStateHome {
  /// The property of every living object of the type, with its value.
  fileprivate func lines(_ objects: [TraceState.Object]) -> [String] {
    objects.filter { [$0.participant.type, $0.participant.name].contains(holder) }.compactMap {
      object in
      object.properties.first { $0.name == property }.map { found in
        let place = "\(object.participant.name).\(property)\(path)"
        return path.isEmpty ? "\(place) = \(found.value)" : place
      }
    }
  }
}
