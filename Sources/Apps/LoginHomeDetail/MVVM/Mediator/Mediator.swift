import LoginHomeDetailApp

/// Moves between pages. View-models ask for a page by a method; only the mediator knows the pages, and keeps
/// each of them.
@Traced(.mediator) class Mediator {
  static var shared = Mediator()

  /// The page that the next page is pushed from.
  var activeViewController: UIViewController?
  var homeViewController: HomeViewController?
  var detailViewController: DetailViewController?

  func pushToHomeViewController() {
    let page = homeViewController ?? HomeViewController()
    homeViewController = page
    push(page)
  }

  func pushToDetailViewController(title: String) {
    let page = detailViewController ?? DetailViewController()
    detailViewController = page
    page.setViewModelTitle(title)
    push(page)
  }

  private func push(_ page: UIViewController) {
    activeViewController?.navigationController?.pushViewController(page, animated: true)
  }
}
