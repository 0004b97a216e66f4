import ArticlesApp

/// Where interactors get articles. They are handed a service, and do not know which one.
protocol ArticleService: AnyObject {
  func articles() -> [Article]
  /// `nil` when there is no such article.
  func article(_ id: Int) -> Article?
  func remove(_ id: Int)
}
