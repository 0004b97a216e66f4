import RecordingsApp

/// The interactor sends the rows to the view directly, because that is shorter.
enum M2: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "viper.m2", "The interactor updates the view",
      scenario: "launch",
      symptom:
        "The rows are there, but the title and the edit button are missing, and `open \"Work\"` "
        + "does nothing: the presenter was bypassed and has no items. The list "
        + "goes on loading.",
      reason:
        "An interactor that calls the view does the presenter's work, and only half of it. It "
        + "should give plain items to the presenter, and not know how they are shown.",
      launcher: Wrong<M2>.launcher)
  }

  static func makeModule() -> VIPER.FolderModule { FolderModule() }

  static func makeInteractor() -> VIPER.FolderDefaultInteractor {
    FolderDefaultInteractor(service: App.shared.recordingsService)
  }

  @Traced(.builder) final class FolderModule: Wrong<M2>.FolderModule {
    override func finish(
      _ view: VIPER.FolderDefaultView, _ interactor: VIPER.FolderDefaultInteractor,
      _ router: VIPER.FolderDefaultRouter
    ) {
      if let interactor = interactor as? FolderDefaultInteractor { interactor.view = view }
    }
  }

  @Traced(.interactor) final class FolderDefaultInteractor: VIPER.FolderDefaultInteractor {
    weak var view: (any FolderView)?

    override func fetchItems(in folderID: UUID) {
      let items = sorted(service.items(in: folderID))
      view?.display(items.map(row))
    }

    private func row(for item: Document.Item) -> RowViewData {
      RowViewData(id: item.uuid, title: "\(item.isFolder ? "▸" : "♪") \(item.name)")
    }
  }
}
