import ArticlesApp

/// A message in the place of what is not there. Both modules use it, and it is no module: it decides nothing,
/// fetches nothing and leads nowhere.
@Traced(.view) final class MessageView: UIView {
  let label = UILabel()

  override init() {
    super.init()
    addSubview(label)
  }

  func show(_ text: String) {
    label.text = text
    isHidden = false
  }
}
