import Cells

public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// A line of text that can be edited. A target hears of every editing change.
@Traced(.view) public final class UITextField: UIControl {
  public var text: String?
  @Untraced public var placeholder = ""
  @Reference public weak var delegate: (any UITextFieldDelegate)?
  @Untraced private var isEditing = false
  @Untraced private let ownName: String?

  public override init() {
    ownName = nil
    super.init()
  }

  /// A field that nobody holds in a property of its own.
  init(named name: String) {
    ownName = name
    super.init()
  }

  @Untraced public override var lifelineName: String? { ownName }

  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard isEditing else { return false }
    isEditing = false
    deliver(.delegate, to: delegate) { delegate?.textFieldDidEndEditing(self) }
    return true
  }

  @Untraced func edit(_ text: String) {
    isEditing = true
    self.text = text
    sendActions()
  }

  @Untraced func pressReturn() {
    _ = deliver(.delegate, to: delegate) { delegate?.textFieldShouldReturn(self) }
  }

  @Untraced public override var spoken: [String] {
    let text = text ?? ""
    return isHidden ? [] : [text.isEmpty ? "Field: empty" : "Field: \(text.debugDescription)"]
  }

  @Untraced public override func lines(width: Int, glyphs: Glyphs) -> [String] {
    let text = text ?? ""
    let shown = text.isEmpty ? placeholder : text
    return isHidden ? [] : ["[" + shown.printable.fitted(to: min(width, 24) - 2) + "]"]
  }
}
