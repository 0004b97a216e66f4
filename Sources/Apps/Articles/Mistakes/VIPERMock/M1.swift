import ArticlesApp

/// The interactor makes its service itself.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "viper-mock.m1", "The interactor makes its service itself",
      scenario: "launch",
      symptom:
        "The app was started with a mock, but the list shows the articles on the disk. You notice it when you delete "
        + "one: a test with the mock deletes a real article.",
      reason:
        "An interactor that makes its service cannot be given another one. The builder hands it in, so only the "
        + "builder changes for a test.",
      launcher: Launcher(delegate: {
        App.shared = App(articleService: ArticleMockService())
        return AppDelegate()
      }))
  }

  @Traced(.app) final class AppDelegate: VIPERMock.AppDelegate {
    override func makeListModule() -> VIPERMock.ListModule { ListModule() }
  }

  @Traced(.builder) final class ListModule: VIPERMock.ListModule {
    override func buildDefault() -> UIViewController {
      let view = ListDefaultView()
      let interactor = ListDefaultInteractor(service: App.shared.articleService)
      connect(view, interactor, ListDefaultPresenter(), ListDefaultRouter())
      return view
    }
  }

  @Traced(.interactor) final class ListDefaultInteractor: VIPERMock.ListDefaultInteractor {
    private let ownService = ArticleDatabaseService()

    override func fetchArticles() {
      presenter?.didFetch(ownService.articles().sorted { $0.title < $1.title })
    }

    override func delete(id: Int) {
      ownService.remove(id)
      fetchArticles()
    }
  }
}
