import Cells
import Localization

public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// A line of text that can be edited. Every change sends the control's actions and posts
/// ``textDidChangeNotification``.
@Traced(.view) public final class UITextField: UIControl {
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChange")

  public var text: String?
  @Untraced public var placeholder = ""
  /// Whether dots stand for the text on the screen.
  @Untraced public var isSecureTextEntry = false
  @Reference public weak var delegate: (any UITextFieldDelegate)?
  @Untraced private var isEditing = false

  public override init() {
    super.init()
  }

  /// Ends editing and tells the delegate. Returns whether the field was being edited.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard isEditing else { return false }
    isEditing = false
    deliver(.delegate, to: delegate) { delegate?.textFieldDidEndEditing(self) }
    return true
  }

  @Untraced func edit(_ text: String) {
    if !isEditing { UIKit.shared.showKeyboard() }
    isEditing = true
    self.text = text
    sendActions()
    NotificationCenter.default.pass(UITextField.textDidChangeNotification, from: self)
  }

  /// Return asks the delegate. As in UIKit, the field edits on until it resigns first responder, unless a target has
  /// registered for the end.
  @Untraced func pressReturn() {
    _ = deliver(.delegate, to: delegate) { delegate?.textFieldShouldReturn(self) }
    guard endsOnExit else { return }
    sendEndOfEditing()
    resignFirstResponder()
  }

  @Untraced public override var spoken: [String] {
    let text = shownText
    if isHidden { return [] }
    return [
      text.isEmpty ? localized("Field: empty") : localized("Field: \(text.swiftLiteral)")
    ]
  }

  @Untraced public override func lines(width: Int, glyphs: Glyphs) -> [String] {
    let shown = shownText.isEmpty ? placeholder : shownText
    return isHidden ? [] : ["[" + glyphs.fitted(shown, to: min(width, 24) - 2) + "]"]
  }

  var shownText: String {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}
