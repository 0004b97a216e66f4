import ArticlesApp

/// The calls from the presenter to the reader's view.
protocol ReaderView: AnyObject {
  func display(title: String, text: String, address: String)
  func displayMessage(_ text: String)
}

@Traced(.viewImpl) class ReaderDefaultView: UIViewController, ReaderView {
  let messageView = MessageView()
  let textLabel = UILabel()
  let addressLabel = UILabel()
  let browserButton = UIButton(title: "Open in browser")
  let shareButton = UIBarButtonItem(
    title: "Share", style: .plain, target: nil, action: nil)

  var presenter: (any ReaderPresenter)?

  // MARK: Life cycle

  override func loadView() {
    view = UIStackView(arrangedSubviews: [messageView, textLabel, addressLabel, browserButton])
    messageView.isHidden = true
    navigationItem.rightBarButtonItem = shareButton
    browserButton.addTarget(
      self, action: ReaderDefaultView.browserButtonTapped, for: .touchUpInside)
    shareButton.setTarget(self, action: ReaderDefaultView.shareButtonTapped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  // MARK: Actions

  func browserButtonTapped() { presenter?.didTapBrowser() }

  func shareButtonTapped() { presenter?.didTapShare() }

  // MARK: Display

  func display(title: String, text: String, address: String) {
    self.title = title
    textLabel.text = text
    addressLabel.text = address
  }

  /// Without an article there is nothing to open or to share.
  func displayMessage(_ text: String) {
    messageView.show(text)
    browserButton.isHidden = true
    shareButton.isEnabled = false
  }
}
