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

  /// The state of the button.
  public var isEnabled: Bool {
    get { button?.isEnabled ?? true }
    set { button?.isEnabled = newValue }
  }

  public init(title: String, style: Style = .default, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.handler = handler.map { owned("handler(_:)", .closure, $0) }
  }
}

extension UIAlertAction: CustomStringConvertible {
  public var description: String { title.debugDescription }
}

/// An alert: a message with buttons and text fields. UIKit does not support subclasses of it.
@Traced(.view) public final class UIAlertController: UIViewController {
  @Untraced let message: String
  @Untraced public private(set) var actions: [UIAlertAction] = []
  @Reference public private(set) var textFields: [UITextField] = []
  @Reference private(set) var buttons: [UIAlertButton] = []
  /// Whether an empty field disables the preferred button.
  @Untraced public var requiresText = false
  /// Whether a tap on a button dismisses it. A kit that presents alerts by a binding dismisses them itself.
  @Untraced public var closesItself = true

  /// The toy has alerts only, no action sheets.
  public init(title: String, message: String = "") {
    self.message = message
    super.init()
    quietly { self.title = title }
  }

  public enum Style { case alert }

  /// The same, with the labels of UIKit.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(title: title ?? "", message: message ?? "")
  }

  @Untraced public override var lifelineName: String? { "Alert" }

  /// Adds an empty field.
  ///
  /// - Parameter placeholder: shown while the field is empty.
  public func addTextField(_ placeholder: String) {
    textFields.append(makeField(placeholder))
  }

  /// Adds an empty field.
  ///
  /// - Parameters:
  ///   - placeholder: shown while the field is empty.
  ///   - configurationHandler: called at once with the new field. What it connects is not recorded, as what
  ///     a storyboard connects.
  @Untraced public func addTextField(
    _ placeholder: String, configurationHandler: (UITextField) -> Void
  ) {
    deliver(.call, "addTextField(_:)", [.string(placeholder)], to: self) {
      let field = makeField(placeholder)
      quietly { configurationHandler(field) }
      textFields.append(field)
    }
  }

  private func makeField(_ placeholder: String) -> UITextField {
    let field = UITextField(named: "alertField")
    field.placeholder = placeholder
    return field
  }

  /// - Parameter isPreferred: an empty field disables this button if `requiresText` is already set.
  @Untraced public func addAction(_ action: UIAlertAction, isPreferred: Bool = false) {
    deliver(.call, "addAction(_:)", [.string(action.title)], to: self) {
      let button = UIAlertButton(action, in: self, needsText: isPreferred && requiresText)
      buttons.append(button)
      actions.append(action)
      action.button = button
    }
  }

  @Untraced var hasText: Bool { textFields.allSatisfy { $0.text?.isEmpty == false } }

  @Untraced public override func contentLines(width: Int, glyphs: Glyphs) -> [String] {
    let choices = buttons.map { "\(glyphs.buttonLeft) \($0.label) \(glyphs.buttonRight)" }
    return message.wrapped(to: 32).filter { !$0.isEmpty }
      + textFields.flatMap { $0.lines(width: 32, glyphs: glyphs) }
      + [choices.joined(separator: "  ")]
  }

  @Untraced public override var spokenContent: [String] {
    let labels = buttons.map { $0.canBeTapped ? $0.title : localized("\($0.title) (disabled)") }
    return [message] + textFields.flatMap(\.spoken)
      + [localized("Buttons: \(labels.commaSeparated)")]
  }

  @Untraced public override var touchableViews: [UIView] { textFields + buttons }
}

/// A button of an alert. A tap dismisses the alert, then calls the handler.
@Traced(.view) public final class UIAlertButton: UIControl {
  @Untraced public let title: String
  @Untraced private let action: UIAlertAction
  @Untraced private let needsText: Bool
  @Reference private weak var alert: UIAlertController?

  init(_ action: UIAlertAction, in alert: UIAlertController, needsText: Bool) {
    title = action.title
    self.action = action
    self.needsText = needsText
    self.alert = alert
    super.init()
  }

  @Untraced public override var lifelineName: String? { "alert" + title }

  @Untraced public var canBeTapped: Bool {
    quietly { isEnabled } && (!needsText || alert?.hasText == true)
  }

  /// The title, between dots when the button is disabled.
  @Untraced var label: String { canBeTapped ? title : "·\(title)·" }

  @Untraced override func sendActions() {
    if alert?.closesItself == true {
      deliver(.system, "dismisses the alert", to: UIKit.shared) {
        if let alert { UIKit.shared.dismiss(alert) }
      }
    }
    action.handler?(action)
  }
}
