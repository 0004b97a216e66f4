import ArticlesApp

extension ArticlesVIPEREdges {
  public static var mistakes: [Mistake] { [M1.mistake, M2.mistake] }
}

/// A mistake in the module of one article.
protocol WrongParts {
  static func makeReaderModule() -> ReaderModule
}

/// The app whose list opens the wrong module.
enum Wrong<Parts: WrongParts> {
  static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }

  @Traced(.app) final class AppDelegate: VIPEREdges.AppDelegate {
    override func makeListModule() -> VIPEREdges.ListModule { ListModule() }
  }

  @Traced(.builder) final class ListModule: VIPEREdges.ListModule {
    override func buildDefault() -> UIViewController {
      let view = ListDefaultView()
      let interactor = ListDefaultInteractor(service: App.shared.articleService)
      connect(view, interactor, ListDefaultPresenter(), ListDefaultRouter())
      return view
    }
  }

  @Traced(.router) final class ListDefaultRouter: VIPEREdges.ListDefaultRouter {
    override func showReader(articleID: Int) {
      let readerView = Parts.makeReaderModule().buildDefault(articleID: articleID)
      viewController?.show(readerView, sender: nil)
    }
  }
}
