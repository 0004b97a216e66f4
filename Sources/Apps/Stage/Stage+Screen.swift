// What is on the screen.

import Localization
import AppInterface

/// How a screen is shown: drawn, or in words.
public struct ScreenForm: Equatable, Sendable {
  /// In cells. Below 56 the first pane is above the second.
  public var width: Int
  /// Whether the screen is drawn with ASCII characters only.
  public var isASCII: Bool
  /// Whether the screen is described in words, for screen readers. The other settings then have no effect.
  public var isSpoken: Bool

  public init(width: Int = 64, isASCII: Bool = false, isSpoken: Bool = false) {
    self.width = width
    self.isASCII = isASCII
    self.isSpoken = isSpoken
  }

  /// The screen of the current device, as it is now.
  var text: String {
    isSpoken
      ? Self.words.joined(separator: "\n")
      : Screen(width: width, glyphs: isASCII ? .ascii : .unicode).text()
  }

  /// The same in words, a line for each scene.
  fileprivate static var words: [String] {
    guard UIKit.shared.rootViewController != nil else {
      return [localized("The app is not running.")]
    }
    return SpokenScreen().lines
  }
}

extension Stage {
  /// The screen as text, without a last newline.
  ///
  /// - Parameters:
  ///   - width: in cells. Below 56 the first pane is above the second.
  ///   - isASCII: whether it is drawn with ASCII characters only.
  public func screen(width: Int = 64, isASCII: Bool = false) -> String {
    asCurrent { ScreenForm(width: width, isASCII: isASCII).text }
  }

  /// The screen in words, a line for each scene.
  public var screenInWords: [String] { asCurrent { ScreenForm.words } }

  /// Labels of the buttons that can be tapped now.
  public var buttonLabels: [String] { controls(\.tappableLabels) }

  /// Names of the rows that can be opened now.
  public var rowLabels: [String] { controls { $0.rows.map(\.label) } }

  /// Labels of the sliders that can be dragged now.
  public var sliderLabels: [String] { controls { $0.sliders.map(\.label) } }

  /// Names of all items in all folders; empty when the app is not running.
  public var itemNames: [String] {
    isRunning ? asCurrent { pattern.code.syncedItems?.names ?? [] } : []
  }

  /// The view state as the screen shows it; `nil` when the app is not running.
  public var viewState: ViewState? { isRunning ? asCurrent { ViewState() } : nil }

  private func controls<Result>(_ body: (VisibleControls) -> [Result]) -> [Result] {
    isRunning ? asCurrent { body(VisibleControls()) } : []
  }
}
