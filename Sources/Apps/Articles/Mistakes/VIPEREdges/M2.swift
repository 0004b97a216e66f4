import ArticlesApp

/// The presenter presents the share sheet.
enum M2: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "viper-edges.m2", "The presenter presents the share sheet",
      scenario: "share",
      symptom:
        "Nothing on the screen: the sheet appears. But a test of the presenter now needs UIKit, and with a mock of "
        + "the view it fails: a mock is no view controller.",
      reason:
        "The presenter decides that something is shared, and what. A share sheet is a part of UIKit, and the router "
        + "is the part that uses UIKit to leave a screen.",
      launcher: Wrong<M2>.launcher)
  }

  static func makeReaderModule() -> VIPEREdges.ReaderModule { ReaderModule() }

  @Traced(.builder) final class ReaderModule: VIPEREdges.ReaderModule {
    override func buildDefault(articleID: Int) -> UIViewController {
      let view = ReaderDefaultView()
      let interactor = ReaderDefaultInteractor(service: App.shared.articleService)
      connect(
        view, interactor, ReaderDefaultPresenter(articleID: articleID), ReaderDefaultRouter())
      return view
    }
  }

  @Traced(.presenter) final class ReaderDefaultPresenter: VIPEREdges.ReaderDefaultPresenter {
    override func didTapShare() {
      guard let article, let viewController = view as? UIViewController else { return }
      let shareSheet = UIActivityViewController(
        activityItems: [article.url], applicationActivities: nil)
      viewController.present(shareSheet, animated: true)
    }
  }
}
