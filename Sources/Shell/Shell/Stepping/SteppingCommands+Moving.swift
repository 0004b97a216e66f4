import Analysis
import Cells
import Diagrams
import Localization

extension SteppingCommands {
  /// Goes on: the new rows are drawn below those on the screen.
  func advance(_ stepping: Stepping, to place: Stepper) -> Reply {
    var stepping = stepping
    let former = stepping.place
    stepping.place = place
    stepping.asked = nil
    stepping.drawing.grow(to: place.position)
    let rows = stepping.drawing.rows(former.position..<place.position)
    let heads = stepping.drawing.drawn[former.position].heads
    let areHeadsDue = stepping.areHeadsDue(
      heads, rows, shown: display.linesShown, height: display.height)
    if areHeadsDue { stepping.headsShown = display.linesShown + heads.count }
    let drawing = drawn(
      Styled((areHeadsDue ? heads : []) + rows), withCodeAt: place, stepping.layout.options)
    let steps = place.position - former.position
    let skipped = stepping.number - stepping.number(at: former.position) - steps
    let others = belowDrawing(
      of: &stepping, since: former, nextTo: drawing, goingOn: localized("Return"))
    run.follow(stepping)
    return Reply(.stack([steppedOver(skipped), drawing] + others))
  }

  /// Goes anywhere: draws everything up to there, or as much of it as fits on the screen.
  ///
  /// - Parameters:
  ///   - remark: comes at the end.
  ///   - word: what to type to go on.
  func jump(
    _ stepping: Stepping, to place: Stepper, saying remark: Styled = Styled(),
    goingOn word: String = "step"
  ) -> Reply {
    var stepping = stepping
    let former = run.position ?? stepping.place
    stepping.place = place
    stepping.asked = nil
    stepping.asks = false
    stepping.drawing.grow(to: place.position)
    let last = stepping.drawing.drawn[place.position - 1]
    let options = stepping.layout.options
    let height = drawn(Styled(last.marked), withCodeAt: place, options).lines.count
    let below = belowDrawing(
      of: &stepping, since: former, nextTo: Styled(last.heads + last.marked), goingOn: word)
    let others = below + [remark]
    let taken = 4 + height - last.marked.count
    let room = others.reduce(display.height - taken) {
      $0 - ($1.lines.isEmpty ? 0 : $1.lines.count + 1)
    }
    let start = stepping.drawing.start(upTo: place.position - 1, room: room)
    let heads = stepping.drawing.drawn[start].heads
    let drawing = drawn(
      Styled(heads + stepping.drawing.rows(start..<place.position)), withCodeAt: place, options)
    stepping.headsShown = display.linesShown + heads.count
    run.follow(stepping)
    return Reply(.stack([stepping.drawing.isSpoken ? Styled() : above(start), drawing] + others))
  }

  /// The screen and the hints below a drawing.
  private func belowDrawing(
    of stepping: inout Stepping, since former: Stepper, nextTo drawing: Styled,
    goingOn word: String
  ) -> [Styled] {
    let screens = stepping.screens()
    let hints = hints(stepping, screens, goingOn: word)
    let screen = newScreen(screens, at: stepping.place, since: former)
    let hintHeight = hints.lines.isEmpty ? 0 : hints.lines.count + 1
    let free = display.height - 1 - drawing.lines.count - hintHeight
    let isTooHigh = free > 0 && free < screen.lines.count + 1 && !screens.form.isSpoken
    return [isTooHigh ? changedScreen : screen, hints]
  }
}

// MARK: What is next to the drawing

extension SteppingCommands {
  private func steppedOver(_ count: Int) -> Styled {
    guard count > 0 else { return Styled() }
    let words =
      localized(count, one: "1 hidden message skipped.", other: "\(count) hidden messages skipped.")
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

  /// Empty when the screen is what it was.
  private func newScreen(
    _ screens: PastScreens, at place: Stepper, since former: Stepper
  ) -> Styled {
    let screen = screens.screen(at: place)
    guard let screen, screen != screens.screen(at: former) else { return Styled() }
    return screens.form.styled(screen)
  }

  /// In place of a screen that would make the answer too high for the terminal.
  private var changedScreen: Styled {
    .wrapped(localized("The screen has changed. To see it: screen"), to: width, .faint)
  }

  /// How to go on: at the beginning and at the end.
  private func hints(
    _ stepping: Stepping, _ screens: PastScreens, goingOn word: String
  ) -> Styled {
    let isFirst = run.stepping == nil
    var hints: [String] = []
    if isFirst {
      let drawing = stepping.drawing
      hints += [drawing.diagram.remarks.hidden.remark, drawing.remark].compactMap { $0 }
      if run.stepsThroughLastAction, run.stopped == nil {
        hints.append(
          localized("These are the messages of the last action. All of the run: step run"))
      }
      if !screens.areExact { hints.append(PastScreens.remark) }
    }
    if stepping.place.isAtEnd {
      hints.append(lastMessageHint)
    } else if isFirst, run.stopped == nil {
      hints.append(
        localized("\(word) goes on, step back goes back, goto now ends stepping."))
    }
    return .wrapped(hints, to: width, .faint)
  }

  private var lastMessageHint: String {
    guard let stopped = run.stopped else {
      return localized("This was the last message. goto now, or any action, ends stepping.")
    }
    return localized(
      "This was the last message of \(stopped.action). To see what it led to: continue")
  }
}

extension Stepping {
  /// Whether the names above the lifelines have to be drawn again: they have left the screen, or will leave
  /// it with these rows. On a low screen, at least half of it is for rows.
  fileprivate func areHeadsDue(
    _ heads: [Styled.Line], _ rows: [Styled.Line], shown: Int, height: Int
  ) -> Bool {
    guard let headsShown else { return true }
    return shown - headsShown + rows.count > max(height - heads.count - 1, height / 2)
  }
}
