import RecordingsApp

/// The presenter gets the next view controller from the router and pushes it itself.
enum M5: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "viper.m5", "The presenter touches UIKit",
      scenario: "open-recording",
      symptom:
        "The player covers the list, and the right pane still says \"No recording\": the presenter "
        + "pushes, which is right only where there is one pane.",
      reason:
        "How one screen follows another is up to UIKit: with two panes the player goes to the right "
        + "one, with one pane it is pushed. The router leaves this to the split view controller. "
        + "The presenter says only where to go; for another container, only the router has to "
        + "change.",
      launcher: Wrong<M5>.launcher)
  }

  static func makePresenter(of folder: UUID) -> VIPER.FolderDefaultPresenter {
    FolderDefaultPresenter(folderID: folder)
  }

  static func makeRouter() -> VIPER.FolderDefaultRouter { FolderDefaultRouter() }

  @Traced(.presenter) final class FolderDefaultPresenter: VIPER.FolderDefaultPresenter {
    override func didSelect(id: UUID) {
      guard let item = items.first(where: { $0.uuid == id }),
        let next = (router as? FolderDefaultRouter)?.makeView(for: item)
      else { return }
      let navigationController = (view as? UIViewController)?.navigationController
      navigationController?.pushViewController(next, animated: true)
    }
  }

  @Traced(.router) final class FolderDefaultRouter: Wrong<M5>.FolderDefaultRouter {
    func makeView(for item: Document.Item) -> UIViewController {
      item.isFolder
        ? M5.makeModule().buildDefault(folderID: item.uuid)
        : PlayerModule().buildDefault(recordingID: item.uuid)
    }
  }
}
