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
    let trace = try run.state()
    let objects = TraceState(trace).objects
    let isMistaken = trace.header.mistake != nil
    let other = isUnderWay || trace.gaps.cut != nil ? nil : RunWithoutMistake(of: trace)
    // Where some of the actions are not possible without it, what differs may come from them.
    let right = other.flatMap { $0.skipped.isEmpty ? $0.play : nil }
    let values = right?.trace.lastValues(namedAsIn: trace)
    let shown = try environment.measuring { () throws(ShellProblem) in
      try environment.part().map(pieces) { piece in
        let text = viewState.text(of: piece)
        return ShownPiece(
          name: localized(dynamic: piece.name), text: text,
          textThere: right.map { $0.stage.viewState?.text(of: piece) } ?? text,
          holders: pattern.holders(of: piece))
      }
    }
    var found = shown.indices.map { index in
      let isWrong = isMistaken && (right == nil || shown[index].isOther)
      return keepers(of: index, in: shown, objects, values, isWrong: isWrong)
    }
    if isMistaken {
      let remark = localized("What decides is known of the pattern without its mistake.")
      found.append(.wrapped(remark, to: width, .faint))
    }
    if let other, right == nil {
      found.append(.wrapped(notCompared(other.leftOut), to: width, .faint))
    }
    return dated(.stack(found))
  }

  private func notCompared(_ actions: [String]) -> String {
    let list = actions.uniqued().map { "`\($0.printable)`" }
    return localized(
      list.count,
      one: "Without the mistake, \(list.listed(.and)) is not possible, so nothing is compared.",
      other: "Without the mistake, \(list.listed(.and)) are not possible, so nothing is compared.")
  }

  /// - Parameters:
  ///   - index: the place of the piece among all.
  ///   - values: those of the properties at the end of the run without the mistake; `nil` where there is none.
  ///   - isWrong: whether the screen may show the wrong value, so that one that does not fit it belongs to the answer.
  private func keepers(
    of index: Int, in pieces: [ShownPiece], _ objects: [TraceState.Object],
    _ values: [String: String]?, isWrong: Bool
  ) -> Styled {
    let piece = pieces[index]
    let lines = piece.holders.flatMap { holder in
      let settled = { isUnderWay || holder.mayKeep(piece.text, as: $0) }
      return holder.lines(
        objects, holder.isCompared(with: index, of: pieces) ? values : nil,
        isShown: piece.text != nil, isWrong: isWrong, where: settled)
    }
    let keepers = lines.isEmpty ? others(piece.holders, objects) : lines
    return Rows(rows: [(piece.name, piece.words)], style: .strong, indent: 0).styled(width: width)
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
    guard let viewState = play.stage.viewState else { throw .notRunning }
    return (play.pattern, viewState)
  }

  private func patternAndViewState(
    at position: Stepper, _ screens: PastScreens?
  ) throws(ShellProblem) -> (Pattern, ViewState) {
    guard let pattern = Pattern(named: position.trace.header.pattern),
      let moment = screens?.snapshot(at: position)
    else { throw .stepping(.unknownViewState) }
    guard let viewState = moment.viewState else { throw .notRunning }
    return (pattern, viewState)
  }
}

/// A piece of view state, as the screen shows it.
private struct ShownPiece {
  let name: String
  let text: String?
  /// Without the mistake, where that is known.
  let textThere: String?
  let holders: [ViewStateHolder]

  /// Whether the screen shows it differently without the mistake.
  var isOther: Bool { text != textThere }

  var words: String {
    let (here, there) = (text ?? "–", textThere ?? "–")
    return isOther ? localized("\(here) (\(there) without the mistake)") : here
  }
}

extension ViewStateHolder {
  /// Whether a difference in the property's value is told with this piece: with all that the screen shows differently, or
  /// with the first that it keeps where the screen is the same.
  fileprivate func isCompared(with index: Int, of pieces: [ShownPiece]) -> Bool {
    let kept = pieces.indices.filter { pieces[$0].holders.contains(where: isSameProperty(as:)) }
    let differs = kept.filter { pieces[$0].isOther }
    return differs.isEmpty ? kept.first == index : differs.contains(index)
  }

  /// The property of every living object of this kind with its value, of those values that are meant; `nil` is none.
  /// A value that is another one without the mistake belongs to the answer, too.
  ///
  /// - Parameters:
  ///   - isShown: whether the screen shows the piece. What decides belongs to the answer where it does not: an id may be
  ///     that of something that is gone.
  ///   - isWrong: whether a value that does not fit belongs to it where none fits.
  fileprivate func lines(
    _ objects: [TraceState.Object], _ values: [String: String]?, isShown: Bool, isWrong: Bool,
    where isMeant: (String?) -> Bool
  ) -> [String] {
    let found = found(in: objects)
    guard !found.isEmpty || !isMeant(nil) else {
      return [localized("\(marked("\(kind).\(property)")), not there now")]
    }
    let fits = found.contains { isMeant($0.value) }
    return found.compactMap { name, value in
      let path = "\(name).\(property)"
      let bare = "\(path) = \(value)"
      let there = values?[path]
      if values != nil, there == nil, decides {
        return localized("\(bare) (decides; not there without the mistake)")
      }
      if let there, there != value {
        return decides
          ? localized("\(bare) (decides; without the mistake \(there))")
          : localized("\(bare) (\(there) without the mistake)")
      }
      let line = marked(bare)
      if fits { return isMeant(value) ? line : nil }
      if isWrong { return localized("\(line), which does not fit") }
      return decides && !isShown ? localized("\(line), but it is not on the screen") : nil
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

  private func marked(_ line: String) -> String {
    decides ? localized("\(line) (decides)") : line
  }
}
