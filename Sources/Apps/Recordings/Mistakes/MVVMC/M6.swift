import RecordingsApp

/// The alert is a property of the view-model. The controller subscribes to it whenever it appears.
enum M6 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-c.m6", "An alert is kept as state",
      scenario: "refresh-offline",
      symptom:
        "The alert comes, as it should. But after `tap \"OK\"`, `open \"Work\"`, `back` it comes again, although "
        + "nothing was loaded.",
      reason:
        "A `@Published` property sends its present value to every new subscriber, and this one still has the old "
        + "message. That a refresh has failed is an event: a subject sends it once, to those who listen then.",
      launcher: RecordingsMVVMC.launcher(
        .main.replacing("Folder", with: FolderViewController.init)))
  }

  @Traced(.viewModel) final class FolderViewModel: MVVMC.FolderViewModel {
    /// In place of the subject.
    @Published private(set) var alertText: String?

    override func finishLoading(_ error: NetworkError?) {
      super.finishLoading(nil)
      if let error { alertText = error.description }
    }
  }

  @Traced(.viewController) final class FolderViewController: MVVMC.FolderViewController {
    private var alerts: AnyCancellable?

    init() {
      super.init(viewModel: FolderViewModel())
    }

    /// A screen that is not seen should present nothing.
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      alerts = (viewModel as? FolderViewModel)?.$alertText
        .compactMap { $0 }
        .sink { [unowned self] in modalMessage(title: "Could not refresh", message: $0) }
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      alerts = nil
    }
  }
}
