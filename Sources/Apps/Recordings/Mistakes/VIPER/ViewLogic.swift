import RecordingsApp

/// The presenter decides how much text fits into a row, without knowing its width.
enum ViewLogic: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "viper.view-logic", "View logic in the presenter",
      scenario: "launch",
      symptom:
        "The row says \"Hel…\" although there is enough space: the presenter counts letters for a "
        + "screen that it does not know.",
      reason:
        "Lengths, colours and positions belong to the view, which draws. A presenter that decides "
        + "them must change for every new screen.",
      launcher: Wrong<ViewLogic>.launcher)
  }

  static func makePresenter(of folder: UUID) -> VIPER.FolderDefaultPresenter {
    FolderDefaultPresenter(folderID: folder)
  }

  @Traced(.presenter) final class FolderDefaultPresenter: VIPER.FolderDefaultPresenter {
    override func row(for item: Document.Item) -> RowViewData {
      let row = super.row(for: item)
      guard row.title.count > 6 else { return row }
      return RowViewData(id: row.id, title: row.title.prefix(5) + "…")
    }
  }
}
