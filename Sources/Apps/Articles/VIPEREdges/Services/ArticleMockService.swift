import ArticlesApp

/// Articles in memory, for tests and demonstrations. They need no disk.
@Traced(.service) final class ArticleMockService: ArticleService {
  private var stored: [Article]

  init(_ articles: [Article] = Article.examples) {
    stored = articles
  }

  func articles() -> [Article] { stored }

  func article(_ id: Int) -> Article? { stored.first { $0.id == id } }

  func remove(_ id: Int) { stored.removeAll { $0.id == id } }
}
