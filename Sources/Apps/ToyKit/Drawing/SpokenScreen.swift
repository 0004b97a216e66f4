import Localization

/// What the screen shows, in words: for ears, and for whoever has no use for frames.
public struct SpokenScreen {
  public init() {}

  /// A line for each scene that can be touched: its title, its buttons, and what is in it.
  public var lines: [String] {
    quietly { UIKit.shared.touchableScenes.map(line) }
  }

  private func line(_ scene: UIViewController) -> String {
    let labels = scene.barLabels
    let buttons = labels.isEmpty ? [] : [localized("Buttons: \(labels.commaSeparated)")]
    let parts = [title(of: scene)] + buttons + scene.spokenContent
    let line = parts.filter { !$0.isEmpty }.joined(separator: localized(". "))
    return localized("\(line).")
  }

  private func title(of scene: UIViewController) -> String {
    scene.presentingViewController == nil
      ? scene.barTitle : localized("On top: \(scene.barTitle)")
  }
}
