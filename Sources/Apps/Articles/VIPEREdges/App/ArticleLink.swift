import ArticlesApp

/// A link to an article, such as `articles://article/2`.
struct ArticleLink {
  let articleID: Int

  /// `nil` when the address leads to no article.
  init?(_ url: URL) {
    guard url.host == "article", let id = Int(url.path.dropFirst()) else { return nil }
    articleID = id
  }
}
