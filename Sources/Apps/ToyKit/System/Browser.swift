/// The browser, an app of its own. It covers the app that opened an address. The scenes under it do not disappear,
/// so they get no messages.
@Traced(Role.system) final class Browser: UIViewController {
  @Untraced private let url: URL

  init(at url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
    quietly {
      title = "Browser"
      navigationItem.leftBarButtonItem = UIReturnButtonItem()
    }
  }

  @Untraced override func contentLines(width: Int, glyphs: Glyphs) -> [String] {
    url.description.wrapped(to: width)
  }

  @Untraced override var spokenContent: [String] { [url.description] }
}

/// The button with which the system leads back to the app that has opened this one.
@Traced(.view) final class UIReturnButtonItem: UIBarButtonItem {
  @Untraced override var lifelineName: String? { "returnButton" }

  init() {
    super.init(title: UIBackButtonItem.label)
  }

  @Untraced override func sendAction() {
    deliver(.system, "returns to the app", to: UIKit.shared) { UIKit.shared.browser = nil }
  }
}

extension UIKit {
  func showBrowser(at url: URL) { browser = quietly { Browser(at: url) } }

  /// A link to this app was followed elsewhere: this app comes to the front, and its delegate gets the link.
  @Untraced public func follow(_ url: URL) {
    browser = nil
    guard let delegate else { return }
    deliver(.lifecycle, from: self, to: delegate) {
      _ = delegate.application(.shared, open: url, options: [:])
    }
  }
}
