// What is on the screen.

import Localization
import AppInterface

/// How a screen is shown: drawn, or in words.
public struct ScreenForm: Equatable, Sendable {
  /// In cells; see ``Screen``.
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
    guard isSpoken else {
      return Screen(width: width, glyphs: isASCII ? .ascii : .unicode).text()
    }
    guard UIKit.shared.rootViewController != nil else {
      return localized("The app is not running.")
    }
    return SpokenScreen().lines.joined(separator: "\n")
  }
}

extension Stage {
  /// The screen as text, without a last newline. In words it has a line for each scene.
  public func screen(_ form: ScreenForm = ScreenForm()) -> String { asCurrent { form.text } }

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
