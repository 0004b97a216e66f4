import Analysis
import Cells
import Localization
import Stage

extension InspectionCommands {
  /// Where each piece of view state lives.
  func whereStateLives(_ request: Request) throws(ShellProblem) -> Reply {
    let (pattern, viewState) = try patternAndViewState()
    let objects = TraceState(try run.state()).objects
    return dated(
      .stack(
        ViewStatePiece.allCases.map { piece in
          let value = viewState.text(of: piece) ?? "–"
          let homes = pattern.locations(of: piece).flatMap { $0.lines(objects) }
          let keepers = homes.isEmpty ? [localized("only UIKit knows")] : homes
          let name = localized(dynamic: piece.rawValue)
          return Rows(rows: [(name, value)], style: .strong, indent: 0).styled(width: width)
            + Styled(
              keepers.flatMap { $0.wrapped(to: width - 2, hanging: 2) }.map {
                .init([.init("  " + $0)])
              })
        }))
  }

  private func patternAndViewState() throws(ShellProblem) -> (Pattern, ViewState) {
    if let position = run.position { return try patternAndViewState(at: position) }
    let play = try run.requirePlay()
    guard let viewState = play.stage.viewState else { throw .run(.action(.notRunning)) }
    return (play.pattern, viewState)
  }

  private func patternAndViewState(
    at position: Stepper
  ) throws(ShellProblem) -> (Pattern, ViewState) {
    guard let pattern = Pattern(rawValue: position.trace.header.pattern),
      let moment = run.stepping?.screens().snapshot(at: position)
    else { throw .stepping(.unknownViewState) }
    guard let viewState = moment.viewState else { throw .run(.action(.notRunning)) }
    return (pattern, viewState)
  }
}

extension ViewStateLocation {
  /// The property of every living object of the type, with its value.
  fileprivate func lines(_ objects: [TraceState.Object]) -> [String] {
    let named = objects.filter {
      $0.participant.type == holder || $0.participant.name.withoutNumber == holder
    }
    return named.compactMap { object in
      object.properties.first { $0.name == property }.map { found in
        let place = "\(object.participant.name).\(property)\(path)"
        return path.isEmpty ? "\(place) = \(found.value)" : place
      }
    }
  }
}

extension String {
  /// `alertField` for `alertField2`, `MasterNav` for the `MasterNav'` of the second launch.
  fileprivate var withoutNumber: String { String(prefix { !$0.isNumber && $0 != "'" }) }
}
