import Analysis
import Cells
import Localization
import Stage
import Trace

extension InspectionCommands {
  /// Where each piece of view state lives.
  func whereStateLives(_ request: Request) throws(ShellProblem) -> Reply {
    let (pattern, viewState) = try patternAndViewState()
    let pieces = pattern.app.viewState
    guard !pieces.isEmpty else {
      return dated(
        .wrapped(localized("`where` knows no view state of \(pattern.app.title)."), to: width))
    }
    let objects = TraceState(try run.state()).objects
    let part = environment.part()
    let found = try environment.measuring { () throws(ShellProblem) in
      var found: [Styled] = []
      for (index, piece) in pieces.enumerated() {
        try part.proceed(index, of: pieces.count)
        found.append(keepers(of: piece, in: pattern, objects, text: viewState.text(of: piece)))
      }
      return found
    }
    return dated(.stack(found))
  }

  private func keepers(
    of piece: ViewStatePiece, in pattern: Pattern, _ objects: [TraceState.Object], text: String?
  ) -> Styled {
    let holders = pattern.holders(of: piece)
    let lines = holders.flatMap { holder in
      let settled = { isUnderWay || holder.mayKeep(text, as: $0) }
      return holder.lines(objects, isMistaken: isMistaken, where: settled)
    }
    let keepers = lines.isEmpty ? others(holders, objects) : lines
    let name = localized(dynamic: piece.name)
    return Rows(rows: [(name, text ?? "–")], style: .strong, indent: 0).styled(width: width)
      + Styled(
        keepers.flatMap { $0.wrapped(to: width - 2, hanging: 2) }.map {
          .init([.init("  " + $0)])
        })
  }

  /// What is said where no property has the value that the screen shows.
  private func others(
    _ holders: [ViewStateHolder], _ objects: [TraceState.Object]
  ) -> [String] {
    guard !holders.isEmpty else { return [localized("no single property follows it")] }
    let values = holders.flatMap { $0.values(of: objects) }
    return values.isEmpty
      ? [localized("no property that `where` knows for it is there now; all properties: state")]
      : values.map { localized("\($0), which the screen does not show") }
  }

  /// Which property decides is known of the pattern as it is.
  private var isMistaken: Bool {
    let header = run.position?.trace.header ?? run.loaded?.header ?? run.play?.header
    return header?.mistake != nil
  }

  /// In the middle of an action the screen may not have followed yet.
  private var isUnderWay: Bool { run.stopped != nil || run.position?.isAtEnd == false }

  private func patternAndViewState() throws(ShellProblem) -> (Pattern, ViewState) {
    if let position = run.position {
      return try patternAndViewState(at: position, run.pastScreens())
    }
    if let loaded = run.loaded {
      let screens = PastScreens(loaded, as: ScreenForm(display.options, width: width))
      return try patternAndViewState(at: Stepper(loaded, stops: []), screens)
    }
    let play = try run.requirePlay()
    guard let viewState = play.stage.viewState else { throw .run(.action(.notRunning)) }
    return (play.pattern, viewState)
  }

  private func patternAndViewState(
    at position: Stepper, _ screens: PastScreens?
  ) throws(ShellProblem) -> (Pattern, ViewState) {
    guard let pattern = Pattern(named: position.trace.header.pattern),
      let moment = screens?.snapshot(at: position)
    else { throw .stepping(.unknownViewState) }
    guard let viewState = moment.viewState else { throw .run(.action(.notRunning)) }
    return (pattern, viewState)
  }
}

extension ViewStateHolder {
  /// The property of every living object of this kind with its value, of those values that are meant; `nil` is none.
  ///
  /// - Parameter isMistaken: whether the app has a mistake. Then a value that does not fit the screen may be what the
  ///   mistake led to, and belongs to the answer.
  fileprivate func lines(
    _ objects: [TraceState.Object], isMistaken: Bool, where isMeant: (String?) -> Bool
  ) -> [String] {
    let found = found(in: objects)
    guard !found.isEmpty || !isMeant(nil) else {
      return [localized("\(marked("\(kind).\(property)", isMistaken)), not there now")]
    }
    let fits = found.contains { isMeant($0.value) }
    return found.compactMap { name, value in
      let line = "\(name).\(property) = \(value)"
      if isMeant(value) { return marked(line, isMistaken) }
      return isMistaken && !fits ? localized("\(line), which does not fit") : nil
    }
  }

  /// `Navigation.recording = Hello`, of every living object of this kind that has a value.
  fileprivate func values(of objects: [TraceState.Object]) -> [String] {
    found(in: objects).map { "\($0.name).\(property) = \($0.value)" }
  }

  private func found(in objects: [TraceState.Object]) -> [(name: String, value: String)] {
    objects.filter { isOf($0.participant) }.compactMap { object in
      object[property].map { (name: object.participant.name, value: $0) }
    }
  }

  private func marked(_ line: String, _ isMistaken: Bool) -> String {
    guard decides else { return line }
    return isMistaken
      ? localized("\(line) (decides without the mistake)") : localized("\(line) (decides)")
  }
}
