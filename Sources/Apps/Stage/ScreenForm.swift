import ToyKit

/// How a screen is shown: drawn, or told in words.
public struct ScreenForm: Equatable, Sendable {
  /// In cells; below 56 the panes stand one above the other.
  public var width: Int
  public var isASCII: Bool
  public var isSpoken: Bool

  public init(width: Int = 64, isASCII: Bool = false, isSpoken: Bool = false) {
    self.width = width
    self.isASCII = isASCII
    self.isSpoken = isSpoken
  }

  /// The screen of the device that is on, as it is now.
  var text: String {
    guard isSpoken else {
      return Screen(width: width, glyphs: isASCII ? .ascii : .unicode).text()
    }
    let isRunning = UIKit.shared.rootViewController != nil
    return isRunning ? SpokenScreen().lines.joined(separator: "\n") : "The app is not running."
  }
}
