import ArticlesApp

/// The calls from the view and the interactor to the list's presenter.
protocol ListPresenter: AnyObject {
  func viewDidLoad()
  func didSelect(id: Int)
  func didTapDelete(id: Int)

  func didFetch(_ articles: [Article])
}

@Traced(.presenter) class ListDefaultPresenter: ListPresenter {
  weak var view: (any ListView)?
  var interactor: (any ListInteractor)?
  var router: (any ListRouter)?

  // MARK: From the view

  func viewDidLoad() { interactor?.fetchArticles() }

  func didSelect(id: Int) { router?.showReader(articleID: id) }

  func didTapDelete(id: Int) { interactor?.delete(id: id) }

  // MARK: From the interactor

  func didFetch(_ articles: [Article]) {
    view?.display(articles.map { ListRow(id: $0.id, title: $0.title) })
    if articles.isEmpty { view?.displayMessage("You have read everything.") }
  }
}
