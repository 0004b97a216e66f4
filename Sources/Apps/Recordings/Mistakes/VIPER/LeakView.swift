import RecordingsApp

/// The presenter's reference to the view is not weak.
enum LeakView: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "viper.leak-view", "The presenter holds its view",
      scenario: "back",
      symptom:
        "Nothing on the screen. But `objects` finds the four parts of the module that you closed, "
        + "and four more after each further folder.",
      reason:
        "UIKit holds the view, and the view holds the presenter. If the presenter also holds the "
        + "view, both stay alive after UIKit has released the view, and with them interactor and "
        + "router.",
      launcher: Wrong<LeakView>.launcher)
  }

  static func makePresenter(of folder: UUID) -> VIPER.FolderDefaultPresenter {
    FolderDefaultPresenter(folderID: folder)
  }

  @Traced(.presenter) final class FolderDefaultPresenter: VIPER.FolderDefaultPresenter {
    private var strongView: (any FolderView)?

    /// An override has to repeat the word weak. The value is kept in the strong property above.
    override weak var view: (any FolderView)? {
      get { strongView }
      set { strongView = newValue }
    }
  }
}
