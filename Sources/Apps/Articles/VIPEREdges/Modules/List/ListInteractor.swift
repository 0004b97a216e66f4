import ArticlesApp

/// The use cases of the list.
protocol ListInteractor: AnyObject {
  func fetchArticles()
  func delete(id: Int)
}

/// Gets its service from the builder. It sorts what the service delivers.
@Traced(.interactor) class ListDefaultInteractor: ListInteractor {
  weak var presenter: (any ListPresenter)?
  private let service: any ArticleService

  init(service: any ArticleService) {
    self.service = service
  }

  func fetchArticles() {
    presenter?.didFetch(service.articles().sorted { $0.title < $1.title })
  }

  func delete(id: Int) {
    service.remove(id)
    fetchArticles()
  }
}
