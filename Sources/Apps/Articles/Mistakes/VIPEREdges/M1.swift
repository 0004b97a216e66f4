import ArticlesApp

/// The view opens the address itself.
enum M1: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "viper-edges.m1", "The view opens the browser",
      scenario: "open-page",
      symptom:
        "Nothing on the screen: the page opens. But the presenter does not hear of the tap. It could neither ask "
        + "first nor count it, and no test of it says that the button works.",
      reason:
        "To open an address is to leave the screen: that is routing. The view reports the tap, the presenter "
        + "decides, and the router opens the address.",
      launcher: Wrong<M1>.launcher)
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

  @Traced(.viewImpl) final class ReaderDefaultView: VIPEREdges.ReaderDefaultView {
    override func browserButtonTapped() {
      if let url = URL(string: addressLabel.text ?? "") { UIApplication.shared.open(url) }
    }
  }
}
