import RecordingsApp

/// The interactor's reference to the presenter is not weak.
enum LeakInteractor: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "viper.leak-interactor", "The interactor holds its presenter",
      scenario: "back",
      symptom:
        "Nothing on the screen. But `objects` finds three parts of the module that you closed, and "
        + "three more after each further folder. Only the view is released.",
      reason:
        "Presenter and interactor hold each other, and the presenter holds the router. The view is "
        + "released; the other three stay, and the interactor still observes.",
      launcher: Wrong<LeakInteractor>.launcher)
  }

  static func makeInteractor() -> VIPER.FolderDefaultInteractor {
    FolderDefaultInteractor(service: App.shared.recordingsService)
  }

  @Traced(.interactor) final class FolderDefaultInteractor: VIPER.FolderDefaultInteractor {
    private var strongPresenter: (any FolderPresenter)?

    /// An override has to repeat the word weak. The value is kept in the strong property above.
    override weak var presenter: (any FolderPresenter)? {
      get { strongPresenter }
      set { strongPresenter = newValue }
    }
  }
}
