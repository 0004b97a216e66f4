import ArticlesApp

/// The ways out of the list.
protocol ListRouter: AnyObject {
  func showReader(articleID: Int)
}

@Traced(.router) class ListDefaultRouter: ListRouter {
  weak var presenter: (any ListPresenter)?
  weak var viewController: UIViewController?

  func showReader(articleID: Int) {
    viewController?.show(ReaderModule().buildDefault(articleID: articleID), sender: nil)
  }
}
