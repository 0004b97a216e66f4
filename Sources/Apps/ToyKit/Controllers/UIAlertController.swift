import Cells
import Localization

/// The title and the handler of an alert's button. The object that creates the action owns the handler.
public final class UIAlertAction {
  public nonisolated enum Style: Sendable {
    case `default`, cancel, destructive
  }

  public let title: String
  fileprivate weak var button: UIAlertButton?
  fileprivate let handler: ((UIAlertAction) -> Void)?

  /// The state of the button, also before there is one.
  public var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

  public init(title: String, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.handler = handler.map { owned("handler(_:)", .closure, $0) }
  }
}

extension UIAlertAction: CustomStringConvertible {
  public var description: String { title.debugDescription }
}

/// An alert: a message with buttons and text fields. UIKit does not support subclasses of it.
@Traced(.view) public final class UIAlertController: UIViewController {
  @Untraced private let message: String?
  @Untraced public private(set) var actions: [UIAlertAction] = []
  @Reference("textFields") private var fields: [UITextField] = []
  @Reference private(set) var buttons: [UIAlertButton] = []
  /// The action that stands out. Add it first.
  @Untraced public weak var preferredAction: UIAlertAction?
  /// Whether an empty field disables the preferred action. UIKit leaves that to the app.
  @Untraced public var requiresText = false
  /// Whether a tap on a button dismisses it. A kit that presents alerts by a binding dismisses them itself.
  @Untraced public var closesItself = true

  /// The toy has alerts only, no action sheets.
  public nonisolated enum Style: Sendable { case alert }

  /// Drawings show it without the style.
  @Untraced public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(title: title, message: message)
  }

  private init(title: String?, message: String?) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    quietly { self.title = title }
  }

  @Untraced public override var lifelineName: String? { "Alert" }

  /// `nil` when it has none.
  @Untraced public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds an empty field. Drawings show its placeholder.
  ///
  /// - Parameter configurationHandler: called at once with the new field. What it connects is not recorded, as
  ///   what a storyboard connects.
  @Untraced public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    deliver(.call, to: self) {
      let field = UITextField()
      field.accessibilityIdentifier = "alertField"
      quietly { configurationHandler?(field) }
      addTextField(field.placeholder)
      fields.append(field)
    }
  }

  /// The name of the call: it is known when the field is configured.
  func addTextField(_ placeholder: String) {}

  @Untraced public func addAction(_ action: UIAlertAction) {
    deliver(.call, "addAction(_:)", [.string(action.title)], to: self) {
      let button = UIAlertButton(action, in: self)
      quietly { button.isEnabled = action.isEnabled }
      buttons.append(button)
      actions.append(action)
      action.button = button
    }
  }

  @Untraced var hasText: Bool { fields.allSatisfy { $0.text?.isEmpty == false } }

  @Untraced public override func contentLines(width: Int, glyphs: Glyphs) -> [String] {
    (message ?? "").wrapped(to: 32).filter { !$0.isEmpty }
      + fields.flatMap { $0.lines(width: 32, glyphs: glyphs) }
      + [buttons.map { "( \($0.title.drawn(isEnabled: $0.canBeTapped)) )" }.joined(separator: "  ")]
  }

  @Untraced public override var spokenContent: [String] {
    let labels = buttons.map { $0.title.spoken(isEnabled: $0.canBeTapped) }
    return [message ?? ""] + fields.flatMap(\.spoken)
      + [localized("Buttons: \(labels.commaSeparated)")]
  }

  @Untraced public override var touchableViews: [UIView] { fields + buttons }
}

/// A button of an alert. A tap dismisses the alert, then calls the handler.
@Traced(.view) public final class UIAlertButton: UIControl {
  @Untraced public let title: String
  @Untraced private let action: UIAlertAction
  @Reference private weak var alert: UIAlertController?

  init(_ action: UIAlertAction, in alert: UIAlertController) {
    title = action.title
    self.action = action
    self.alert = alert
    super.init()
  }

  @Untraced public override var lifelineName: String? { "alert" + title }

  @Untraced public var canBeTapped: Bool {
    quietly { isEnabled } && (!needsText || alert?.hasText == true)
  }

  @Untraced private var needsText: Bool {
    alert?.requiresText == true && alert?.preferredAction === action
  }

  @Untraced override func sendActions() {
    if alert?.closesItself == true {
      deliver(.system, "dismisses the alert", to: UIKit.shared) {
        if let alert { UIKit.shared.dismiss(alert) }
      }
    }
    action.handler?(action)
  }
}
