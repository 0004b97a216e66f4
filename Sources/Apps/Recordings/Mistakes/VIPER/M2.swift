import RecordingsApp

/// The interactor sends the rows to the view directly, because that is shorter.
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "viper.m2", "The interactor updates the view",
      scenario: "launch",
      symptom:
        "The rows are there, but there is no title and no edit button, and after `open \"Work\"` one is "
        + "still where one was: the presenter, which was passed over, knows of no items.",
      reason:
        "An interactor that speaks to a view does a presenter's work, and only half of it. It hands "
        + "plain items to the presenter, and does not know what is made of them.",
      launcher: RecordingsVIPER.launcher(FolderModule.init))
  }

  @Traced(.builder) final class FolderModule: VIPER.FolderModule {
    override func buildDefault(folderID: UUID) -> UIViewController {
      let view = FolderDefaultView()
      let interactor = FolderDefaultInteractor(service: App.shared.recordingsService)
      let presenter = FolderDefaultPresenter(folderID: folderID)
      let router = FolderDefaultRouter()
      connect(view, interactor, presenter, router)
      interactor.view = view
      return view
    }
  }

  @Traced(.interactor) final class FolderDefaultInteractor: VIPER.FolderDefaultInteractor {
    weak var view: (any FolderView)?

    override func fetchItems(in folderID: UUID) {
      let items = service.items(in: folderID)
      view?.display(items.map(row))
    }

    private func row(for item: Document.Item) -> RowViewData {
      RowViewData(id: item.uuid, title: "\(item.isFolder ? "▸" : "♪") \(item.name)")
    }
  }
}
