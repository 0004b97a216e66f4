import DanmuApp

/// A method that looks like glue has got a condition.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "mvp-glue.m1", "Glue that decides",
      scenario: "send-spoiler",
      symptom:
        "The comment is not shown, and that is what was wanted. But the data manager keeps it: it counts one row "
        + "more than the table. At the next comment UIKit stops the app.",
      reason:
        "The data manager says which row is new, and every caller takes glue for a plain way through. A decision "
        + "belongs where the comment is accepted, in `sendChat(_:)`, before anything has changed.",
      launcher: Launcher(delegate: AppDelegate.init))
  }

  @Traced(.app) final class AppDelegate: MVPGlue.AppDelegate {
    override func makeChat() -> UIViewController { DanmuConfigurator().view }
  }

  @Traced(.configurator) final class DanmuConfigurator {
    let view: DanmuView

    init() {
      view = DanmuView()
      let dataManager = DanmuDataManager()
      let presenter = DanmuPresenter(view: view, dataManager: dataManager)
      dataManager.output = presenter
      view.presenter = presenter
    }
  }

  @Traced(.presenter) final class DanmuPresenter: MVPGlue.DanmuPresenter {
    override func insertRow(at index: Int) {
      guard !dataManager.chat(at: index).contains("spoiler") else { return }
      super.insertRow(at: index)
    }
  }
}
