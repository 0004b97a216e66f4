import ArticlesApp

/// Builds the module of one article.
@Traced(.builder) class ReaderModule {
  /// - Parameter articleID: from a row or from a link. There may be no such article.
  func buildDefault(articleID: Int) -> UIViewController {
    let view = ReaderDefaultView()
    let interactor = ReaderDefaultInteractor(service: App.shared.articleService)
    let presenter = ReaderDefaultPresenter(articleID: articleID)
    let router = ReaderDefaultRouter()
    connect(view, interactor, presenter, router)
    return view
  }

  final func connect(
    _ view: ReaderDefaultView, _ interactor: ReaderDefaultInteractor,
    _ presenter: ReaderDefaultPresenter, _ router: ReaderDefaultRouter
  ) {
    view.presenter = presenter
    presenter.interactor = interactor
    presenter.view = view
    presenter.router = router
    interactor.presenter = presenter
    router.presenter = presenter
    router.viewController = view
  }
}
