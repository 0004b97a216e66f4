import ArticlesApp

/// The articles on the disk.
@Traced(.service) final class ArticleDatabaseService: ArticleService {
  func articles() -> [Article] { ArticleFile.read() }

  func article(_ id: Int) -> Article? { ArticleFile.read().first { $0.id == id } }

  func remove(_ id: Int) { ArticleFile.write(ArticleFile.read().filter { $0.id != id }) }
}
