import ArticlesApp

/// The services of the app, chosen in one place. Builders hand them to the interactors.
@Traced(.app) final class App {
  static var shared = App()

  let articleService: any ArticleService

  init(articleService: any ArticleService = ArticleDatabaseService()) {
    self.articleService = articleService
  }
}
