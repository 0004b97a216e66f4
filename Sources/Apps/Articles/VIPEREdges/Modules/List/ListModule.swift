import ArticlesApp

/// Builds the module of the list. It gives the interactor the service of the app.
@Traced(.builder) class ListModule {
  func buildDefault() -> UIViewController {
    let view = ListDefaultView()
    let interactor = ListDefaultInteractor(service: App.shared.articleService)
    let presenter = ListDefaultPresenter()
    let router = ListDefaultRouter()
    connect(view, interactor, presenter, router)
    return view
  }

  final func connect(
    _ view: ListDefaultView, _ interactor: ListDefaultInteractor,
    _ presenter: ListDefaultPresenter, _ router: ListDefaultRouter
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
