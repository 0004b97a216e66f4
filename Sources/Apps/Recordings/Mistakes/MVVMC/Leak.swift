import RecordingsApp

/// A binding holds the controller that holds the binding.
enum Leak {
  static var mistake: Mistake {
    Mistake(
      "mvvm-c.leak", "A binding holds its owner",
      scenario: "back",
      symptom:
        "Nothing on the screen. But `objects` finds the controller, the view-model and the views of a "
        + "closed scene, and as many more after every visit.",
      reason:
        "The controller keeps its subscriptions, a subscription keeps its closure, and the closure "
        + "keeps the controller. Write [unowned self] or [weak self] in the closure of a "
        + "binding; `assign(to:on: self)` makes the same retain cycle.",
      launcher: RecordingsMVVMC.launcher(
        .main.replacing("Folder", with: { FolderViewController() })))
  }

  @Traced(.viewController) final class FolderViewController: MVVMC.FolderViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      viewModel.$navigationTitle
        .sink { title in self.title = title }
        .store(in: &cancellables)
    }
  }
}
