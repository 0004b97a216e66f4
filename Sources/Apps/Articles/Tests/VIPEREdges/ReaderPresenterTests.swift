import ArticlesApp
import LiveTesting

/// The presenter decides that the app is left. Its tests need no browser and no share sheet.
@Suite struct ReaderPresenterTests {
  private let presenter = ReaderDefaultPresenter(articleID: 2)
  private let router = RouterSpy()

  init() { presenter.router = router }

  @Test func `a tap on the button opens the article's address`() {
    presenter.didFetch(Article.examples[1])
    presenter.didTapBrowser()
    #expect(router.calls == ["open https://example.org/doors"])
  }

  @Test func `a tap on Share shares the article's address`() {
    presenter.didFetch(Article.examples[1])
    presenter.didTapShare()
    #expect(router.calls == ["share https://example.org/doors"])
  }

  @Test func `without an article nothing is opened or shared`() {
    presenter.didFindNoArticle()
    presenter.didTapBrowser()
    presenter.didTapShare()
    #expect(router.calls.isEmpty)
  }
}

private final class RouterSpy: ReaderRouter {
  var calls: [String] = []

  func open(_ url: URL) { calls.append("open \(url)") }

  func share(_ url: URL) { calls.append("share \(url)") }
}
