import ArticlesApp

/// The ways out of the reader. Both lead to what the system makes, so no builder is needed.
protocol ReaderRouter: AnyObject {
  func open(_ url: URL)
  func share(_ url: URL)
}

@Traced(.router) class ReaderDefaultRouter: ReaderRouter {
  weak var presenter: (any ReaderPresenter)?
  weak var viewController: UIViewController?

  func open(_ url: URL) { UIApplication.shared.open(url) }

  func share(_ url: URL) {
    let shareSheet = UIActivityViewController(
      activityItems: [url], applicationActivities: nil)
    viewController?.present(shareSheet, animated: true)
  }
}
