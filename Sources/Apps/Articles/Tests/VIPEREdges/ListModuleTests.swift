import ArticlesApp
import LiveTesting

/// A whole module, without the disk: the builder hands the mock to the interactor.
@Suite struct ListModuleTests {
  private let service = ArticleMockService([Article.examples[1], Article.examples[0]])
  private let view: UIViewController

  init() {
    App.shared = App(articleService: service)
    view = ListModule().buildDefault()
    view.loadViewIfNeeded()
  }

  @Test func `the view shows what the mock has`() throws {
    let listView = try #require(view as? ListDefaultView)
    #expect(
      listView.tableView(listView.tableView, numberOfRowsInSection: 0) == 2)
  }

  @Test func `what is deleted is deleted from the mock, and not from the disk`() throws {
    let listView = try #require(view as? ListDefaultView)
    listView.presenter?.didTapDelete(id: 1)
    #expect(service.articles() == [Article.examples[1]])
    #expect(ArticleFile.read().count == 3)
  }
}
