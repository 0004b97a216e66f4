import ArticlesApp

/// The articles on the disk. They are read once, and written after each change.
@Traced(.service) final class ArticleDatabaseService: ArticleService {
  private var stored = ArticleFile.read()

  func articles() -> [Article] { stored }

  func article(_ id: Int) -> Article? { stored.first { $0.id == id } }

  func remove(_ id: Int) {
    stored.removeAll { $0.id == id }
    ArticleFile.write(stored)
  }
}
