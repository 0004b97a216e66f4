import Analysis
import Cells
import Diagrams
import Stage
import Trace

extension Session {
  /// The way through the present trace: the one that somebody is on, or a new one. When something else
  /// is to be seen than before, it is laid out anew, and one stands where one stood.
  func way(_ options: Options) throws(ShellProblem) -> Stepping {
    let layout = Stepping.Layout(options: options, look: look, width: width(options))
    if let stepping, stepping.layout == layout { return stepping }
    let trace = try presentTrace()
    var way = Stepping(
      trace, try shown(trace, options), layout, screens: stepping?.screens)
    guard !way.place.stops.isEmpty else { throw .nothingToStep }
    if let stop = stepping?.place.stop { way.place = way.place.moved(to: stop) }
    return way
  }

  /// Goes on: what is new is drawn below what is there.
  func stepOn(_ way: Stepping, to place: Stepper) -> Reply {
    var way = way
    let former = way.place
    way.place = place
    way.drawing.grow(to: place.position)
    let heads = way.drawing.drawn[former.position].heads
    let rows = way.drawing.rows(former.position..<place.position)
    let areHeadsDue = way.areHeadsDue(heads, rows, shown: linesShown, height: height)
    if areHeadsDue { way.headsShown = linesShown + heads.count }
    let isFirst = stepping == nil
    stepping = way
    return Reply(
      .stack([
        skipped(way, since: former), Styled((areHeadsDue ? heads : []) + rows),
        newScreen(way, since: former), hints(way, isFirst: isFirst),
      ]))
  }

  /// Goes anywhere: the drawing is shown up to there, or as much of it as fits on the screen.
  func jump(_ way: Stepping, to place: Stepper) -> Reply {
    var way = way
    let former = stepping == nil ? way.place : position ?? way.place
    way.place = place
    way.drawing.grow(to: place.position)
    let screen = newScreen(way, since: former)
    let hints = hints(way, isFirst: stepping == nil)
    let others = [screen, hints].filter { !$0.lines.isEmpty }
    let room = height - 2 - others.map { $0.lines.count + 1 }.reduce(0, +)
    let (lines, missing) = way.drawing.upTo(place.position - 1, room: room)
    let above = Styled.wrapped(
      missing == 0 ? "" : "\(missing) before these: diagram shows all.", to: width, .faint)
    way.headsShown = linesShown
    stepping = way
    return Reply(.stack([missing == 0 ? Styled() : above, Styled(lines), screen, hints]))
  }
}

// MARK: What is said beside the drawing

extension Session {
  private func skipped(_ way: Stepping, since former: Stepper) -> Styled {
    let steps = way.place.position - former.position
    let count = way.number - way.number(at: former.position) - steps
    guard count > 0 else { return Styled() }
    let words = count == 1 ? "1 message" : "\(count) messages"
    return .wrapped("\(words) stepped over that the diagram does not show.", to: width, .faint)
  }

  /// The screen, where it is another than it was.
  private func newScreen(_ way: Stepping, since former: Stepper) -> Styled {
    let screen = way.screens.screen(at: way.place)
    guard let screen, screen != way.screens.screen(at: former) else { return Styled() }
    return styled(screen, way.screens.form)
  }

  /// How to go on: at the beginning and at the end.
  private func hints(_ way: Stepping, isFirst: Bool) -> Styled {
    var hints: [Styled] = []
    if isFirst {
      let remarks = [way.drawing.diagram.folded.hidden.remark, way.drawing.remark]
      hints += remarks.compactMap { $0 }.map { .wrapped($0, to: width, .faint) }
      hints.append(remark(on: way.screens))
    }
    if way.place.isAtEnd {
      let words = "This was the last message. goto now, or any action, ends stepping."
      hints.append(.wrapped(words, to: width, .faint))
    } else if isFirst {
      let words = "Enter goes on, step back goes back, goto now ends stepping."
      hints.append(.wrapped(words, to: width, .faint))
    }
    return hints.reduce(Styled(), +)
  }
}

extension Stepping {
  /// Whether names have to be said again, for those shown last have gone from the screen, or will with
  /// these rows. On a low screen, half of it is for rows at least.
  fileprivate func areHeadsDue(
    _ heads: [Styled.Line], _ rows: [Styled.Line], shown: Int, height: Int
  ) -> Bool {
    guard let headsShown else { return true }
    return shown - headsShown + rows.count > max(height - heads.count - 1, height / 2)
  }
}
