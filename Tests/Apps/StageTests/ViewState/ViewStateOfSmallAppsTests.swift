import Stage
import Testing

/// Where the smaller apps keep their view state, as runs show it.
@MainActor struct ViewStateOfSmallAppsTests {
  @Test(
    arguments: await [
      (Pattern.named("mvp-glue"), ["text being typed: chatField.text"]),
      (Pattern.named("mvp-forwarding"), ["text being typed: chatField.text"]),
      (
        Pattern.named("coordinators"),
        [
          "language: ListViewModel.language, navItem.title",
          "repository shown: RepositoryCoordinator.repository, tableView.indexPathForSelectedRow, "
            + "aboutLabel.text, repositoryNavItem.title, RepositoryViewController.repository",
          "on top: ListCoordinator.childCoordinators",
        ]
      ),
      (
        Pattern.named("mvvm"),
        [
          "page shown: Nav.viewControllers, Mediator.activeViewController",
          "trip shown: DetailViewModel.viewContainerVO, tableView.indexPathForSelectedRow, "
            + "titleLabel.text, messageLabel.text, DetailViewModel.title",
          "on top: ",
          "text being typed: alertField.text",
        ]
      ),
      (
        Pattern.named("viper-edges"),
        [
          "article shown: ReaderDefaultPresenter.articleID, textLabel.text, addressLabel.text, "
            + "readerNavItem.title, ReaderDefaultPresenter.article",
          "on top: ",
        ]
      ),
    ])
  func `an app keeps each piece here, the deciding one first`(
    _ pattern: Pattern, _ expected: [String]
  ) {
    #expect(pattern.holdersOfPieces == expected)
  }

  @Test(arguments: await App.all)
  func `every app names its pieces of view state`(_ app: App) {
    #expect(!app.viewState.isEmpty, "\(app.name)")
  }
}
