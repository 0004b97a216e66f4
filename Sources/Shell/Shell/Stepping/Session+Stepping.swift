import Analysis
import Cells
import Diagrams
import Localization
import Stage
import Trace

extension Session {
  /// The way through the present trace: the one that somebody is on, or a new one. When something else
  /// is to be seen than before, it is laid out anew, and one stands where one stood.
  func way(_ options: Options) throws(ShellProblem) -> Stepping {
    let layout = Stepping.Layout(options: options, filter: filter, width: width(options))
    if let stepping, stepping.layout == layout { return stepping }
    let trace = try presentTrace()
    let way = Stepping(trace, try shown(trace, options), layout, former: stepping)
    guard !way.place.stops.isEmpty else { throw .nothingToStep }
    return way
  }

  /// Goes on: what is new is drawn below what is there.
  func stepOn(_ way: Stepping, to place: Stepper) -> Reply {
    var way = way
    let former = way.place
    way.place = place
    way.asked = nil
    way.drawing.grow(to: place.position)
    let rows = way.drawing.rows(former.position..<place.position)
    let heads = way.drawing.drawn[former.position].heads
    let areHeadsDue = way.areHeadsDue(heads, rows, shown: linesShown, height: height)
    if areHeadsDue { way.headsShown = linesShown + heads.count }
    let drawing = Styled((areHeadsDue ? heads : []) + rows)
    let steps = place.position - former.position
    let skipped = way.number - way.number(at: former.position) - steps
    let others = belowDrawing(of: &way, since: former, beside: drawing, goingOn: localized("Enter"))
    stepping = way
    return Reply(.stack([steppedOver(skipped), drawing] + others))
  }

  /// Goes anywhere: the drawing is shown up to there, or as much of it as fits on the screen.
  func jump(_ way: Stepping, to place: Stepper) -> Reply {
    var way = way
    let former = position ?? way.place
    way.place = place
    way.asked = nil
    way.asks = false
    way.drawing.grow(to: place.position)
    let last = way.drawing.drawn[place.position - 1]
    let others = belowDrawing(
      of: &way, since: former, beside: Styled(last.heads + last.marked), goingOn: "step")
    let room = others.reduce(height - 4) { $0 - ($1.lines.isEmpty ? 0 : $1.lines.count + 1) }
    let start = way.drawing.start(upTo: place.position - 1, room: room)
    let heads = way.drawing.drawn[start].heads
    let drawing = Styled(heads + way.drawing.rows(start..<place.position))
    way.headsShown = linesShown + heads.count
    stepping = way
    return Reply(.stack([way.drawing.isSpoken ? Styled() : above(start), drawing] + others))
  }

  /// The screen, and what there is to say, below a drawing.
  private func belowDrawing(
    of way: inout Stepping, since former: Stepper, beside drawing: Styled, goingOn word: String
  ) -> [Styled] {
    let screens = way.screens()
    let hints = hints(way, screens, goingOn: word)
    let screen = newScreen(screens, at: way.place, since: former)
    let free = height - 1 - drawing.lines.count - (hints.lines.isEmpty ? 0 : hints.lines.count + 1)
    let isTooMuch = free > 0 && free < screen.lines.count + 1 && !screens.form.isSpoken
    return [isTooMuch ? changedScreen : screen, hints]
  }
}

// MARK: What is said beside the drawing

extension Session {
  private func steppedOver(_ count: Int) -> Styled {
    guard count > 0 else { return Styled() }
    let words =
      localized(
        count, one: "1 message stepped over that the diagram does not show.",
        other: "\(count) messages stepped over that the diagram does not show.")
    return .wrapped(words, to: width, .faint)
  }

  private func above(_ count: Int) -> Styled {
    guard count > 0 else { return Styled() }
    let words =
      localized(
        count, one: "1 message is above these; diagram shows all.",
        other: "\(count) messages are above these; diagram shows all.")
    return .wrapped(words, to: width, .faint)
  }

  /// The screen, where it is another than it was.
  private func newScreen(
    _ screens: PastScreens, at place: Stepper, since former: Stepper
  ) -> Styled {
    let screen = screens.screen(at: place)
    guard let screen, screen != screens.screen(at: former) else { return Styled() }
    return styled(screen, screens.form)
  }

  /// Where the screen would make the answer too high for the terminal.
  private var changedScreen: Styled {
    .wrapped(localized("The screen has changed. To see it: screen"), to: width, .faint)
  }

  /// How to go on: at the beginning and at the end.
  private func hints(
    _ way: Stepping, _ screens: PastScreens, goingOn word: String
  ) -> Styled {
    let isFirst = stepping == nil
    var hints: [String] = []
    if isFirst {
      hints += [way.drawing.diagram.folded.hidden.remark, way.drawing.remark].compactMap { $0 }
      if !screens.areExact { hints.append(PastScreens.remark) }
    }
    if way.place.isAtEnd {
      hints.append(
        localized("This was the last message. goto now, or any action, ends stepping."))
    } else if isFirst {
      hints.append(
        localized("\(word) goes on, step back goes back, goto now ends stepping."))
    }
    return hints.map { .wrapped($0, to: width, .faint) }.reduce(Styled(), +)
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
