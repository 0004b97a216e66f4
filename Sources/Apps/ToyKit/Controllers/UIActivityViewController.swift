import Cells
import Localization

/// A service of the app itself in the share sheet. An app of ours has none.
public final class UIActivity {}

/// The share sheet. The toy's can only copy.
@Traced(.view) public final class UIActivityViewController: UIViewController {
  @Untraced private let text: String
  @Reference private var buttons: [UIActivityButton] = []

  /// - Parameters:
  ///   - activityItems: what is shared.
  ///   - applicationActivities: services of the app itself. The toy's sheet shows none.
  public init(
    activityItems: [any CustomStringConvertible], applicationActivities: [UIActivity]?
  ) {
    text = activityItems.map(\.description).joined(separator: " ")
    super.init(nibName: nil, bundle: nil)
    quietly { title = "Share" }
    buttons = [
      UIActivityButton("Copy", copying: text, in: self), UIActivityButton("Close", in: self),
    ]
  }

  @Untraced public override var lifelineName: String? { "ShareSheet" }

  @Untraced public override func contentLines(width: Int, glyphs: Glyphs) -> [String] {
    text.wrapped(to: 32) + [buttons.map { "( \($0.title) )" }.joined(separator: "  ")]
  }

  @Untraced public override var spokenContent: [String] {
    [text, localized("Buttons: \(buttons.map(\.title).commaSeparated)")]
  }

  @Untraced public override var touchableViews: [UIView] { buttons }
}

/// A button of the share sheet. A tap does what it stands for, and dismisses the sheet.
@Traced(.view) final class UIActivityButton: UIControl {
  @Untraced let title: String
  @Untraced private let copied: String?
  @Reference private weak var sheet: UIActivityViewController?

  init(_ title: String, copying text: String? = nil, in sheet: UIActivityViewController) {
    self.title = title
    copied = text
    self.sheet = sheet
    super.init()
  }

  @Untraced override var lifelineName: String? { "share" + title }

  @Untraced override func sendActions() {
    if let copied { UIPasteboard.general.copy(copied) }
    deliver(.system, "dismisses the sheet", to: UIKit.shared) {
      if let sheet { UIKit.shared.dismiss(sheet) }
    }
  }
}

/// What was copied last, in any app.
@Traced(Role.system) public final class UIPasteboard {
  public static var general: UIPasteboard { Device.current.neighbour(UIPasteboard.init) }

  public private(set) var string: String?

  public var lifelineName: String? { "Pasteboard" }

  @TracedMethod(.system) func copy(_ text: String) { string = text }
}
