import ArticlesApp

/// The use case of the reader.
protocol ReaderInteractor: AnyObject {
  func fetchArticle(id: Int)
}

@Traced(.interactor) class ReaderDefaultInteractor: ReaderInteractor {
  weak var presenter: (any ReaderPresenter)?
  private let service: any ArticleService

  init(service: any ArticleService) {
    self.service = service
  }

  func fetchArticle(id: Int) {
    if let article = service.article(id) {
      presenter?.didFetch(article)
    } else {
      presenter?.didFindNoArticle()
    }
  }
}
