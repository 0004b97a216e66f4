import ArticlesApp

/// The calls from the view and the interactor to the reader's presenter.
protocol ReaderPresenter: AnyObject {
  func viewDidLoad()
  func didTapBrowser()
  func didTapShare()

  func didFetch(_ article: Article)
  func didFindNoArticle()
}

/// Decides that the app is left, and with which address. The router knows how.
@Traced(.presenter) class ReaderDefaultPresenter: ReaderPresenter {
  weak var view: (any ReaderView)?
  var interactor: (any ReaderInteractor)?
  var router: (any ReaderRouter)?

  let articleID: Int
  private(set) var article: Article?

  init(articleID: Int) {
    self.articleID = articleID
  }

  // MARK: From the view

  func viewDidLoad() { interactor?.fetchArticle(id: articleID) }

  func didTapBrowser() {
    if let article { router?.open(article.url) }
  }

  func didTapShare() {
    if let article { router?.share(article.url) }
  }

  // MARK: From the interactor

  func didFetch(_ article: Article) {
    self.article = article
    view?.display(
      title: article.title, text: article.text, address: article.url.description)
  }

  func didFindNoArticle() { view?.displayMessage("This article is not here any more.") }
}
