import Analysis
import Cells
import Localization
import Stage
import Trace

extension Session {
  /// Where somebody stands who goes through the present trace; `nil` when nobody does.
  var position: Stepper? { stepping?.place }

  /// An answer about the place where one stands, which it names.
  func dated(_ text: Styled) -> Reply { Reply(.stack([text, whereOneStands])) }

  var whereOneStands: Styled {
    stepping.map { .wrapped($0.remark, to: width, .faint) } ?? Styled()
  }

  /// The screen as it was; `nil` when it is looked at as it is now.
  func pastScreen(_ options: Options) -> Styled? {
    guard let place = position else { return nil }
    let form = ScreenForm(options, width: width(options))
    guard let screens = stepping?.screens(as: form) else { return nil }
    let screen = styled(screens.screen(at: place), form)
    return screens.areExact
      ? screen : .stack([screen, .wrapped(PastScreens.remark, to: width, .faint)])
  }

  func styled(_ screen: String?, _ form: ScreenForm) -> Styled {
    guard let screen else {
      return Styled(localized("No screen is known before the first turn has ended."))
    }
    guard form.isSpoken else { return Styled(screen) }
    let lines = screen.split(separator: "\n").map { "   " + String($0).printable }
    return Styled(([localized("On the screen:")] + lines).joined(separator: "\n"))
  }

  /// Said by whatever goes on from the end of the run although somebody stood in its past.
  var farewellToPast: Styled {
    guard let stepping else { return Styled() }
    return .wrapped(
      localized(
        """
        Back to now: the app goes on from the end of the run, not from message \(stepping.number).
        """),
      to: width, .faint)
  }
}
