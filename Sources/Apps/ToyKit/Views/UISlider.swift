import Cells
import Localization

/// A knob on a track, for values from 0 on. Only a change by the user sends the actions for `valueChanged`.
@Traced(.view) public final class UISlider: UIControl {
  public var maximumValue: Float = 1
  public var value: Float = 0
  /// The name of the slider for the user. It is drawn before the track.
  @Untraced public var accessibilityLabel = ""

  /// The user moves the knob to a value.
  @Untraced func move(to value: Float) {
    self.value = value
    sendActions()
  }

  @Untraced public override func lines(width: Int, glyphs: Glyphs) -> [String] {
    guard !isHidden else { return [] }
    let length = max(1, min(20, width - accessibilityLabel.cells - 2))
    let left = Int((fraction * Float(length)).rounded())
    let track =
      String(repeating: glyphs.trackBefore, count: left) + glyphs.knob
      + String(repeating: glyphs.trackAfter, count: length - left)
    return [glyphs.fitted("\(accessibilityLabel) \(track)", to: width)]
  }

  /// Where the knob is, from 0 to 1.
  private var fraction: Float {
    value.isFinite && maximumValue > 0 ? min(max(0, value / maximumValue), 1) : 0
  }

  @Untraced var wholeValue: Int { value.whole }
  @Untraced var wholeMaximum: Int { maximumValue.whole }

  @Untraced public override var spoken: [String] {
    guard !isHidden else { return [] }
    return [localized("Slider \(accessibilityLabel): \(wholeValue) of \(wholeMaximum)")]
  }
}

extension Float {
  /// An app may divide by a duration of 0 seconds: what is not a whole number then counts as 0.
  fileprivate var whole: Int { Int(exactly: rounded(.towardZero)) ?? 0 }
}
