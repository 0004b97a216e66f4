import RecordingsApp

/// The interactor hands the database's own object to the presenter, and the presenter changes it.
enum Entity: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "viper.entity", "An object of the database above the interactor",
      scenario: "rename",
      symptom:
        "The player says \"Hi\", but the list still says \"Hello\". After `save-state`, `relaunch` "
        + "the player says \"Hello\", too.",
      reason:
        "An object of the database can be changed by every object that has it, and a change is saved "
        + "only when the database is told. The presenter changes it past the interactor, so nothing "
        + "is saved and no observer hears of it. The interactor should pass on plain values.",
      launcher: Wrong<Entity>.launcher)
  }

  /// A recording as databases such as Core Data give it out: an object with properties that can be written.
  ///
  /// It has no lifeline, so a run does not know its name and shows only its type: a name would soon be an old one.
  final class RecordingEntity {
    var name: String

    init(_ recording: Document.Item) {
      name = recording.name
    }
  }

  static func makeRouter() -> VIPER.FolderDefaultRouter { FolderDefaultRouter() }

  @Traced(.router) final class FolderDefaultRouter: Wrong<Entity>.FolderDefaultRouter {
    override func showPlayer(id: UUID) {
      let playerView = PlayerModule().buildDefault(recordingID: id)
      viewController?.showDetailViewController(playerView, sender: nil)
    }
  }

  @Traced(.builder) final class PlayerModule {
    func buildDefault(recordingID: UUID) -> UIViewController {
      let view = PlayerDefaultView()
      let interactor = PlayerDefaultInteractor(
        service: App.shared.recordingsService, audioService: App.shared.audioService)
      let presenter = PlayerDefaultPresenter(recordingID: recordingID)
      let router = PlayerDefaultRouter()

      view.presenter = presenter
      presenter.interactor = interactor
      presenter.view = view
      presenter.router = router
      interactor.presenter = presenter
      router.presenter = presenter
      router.viewController = view
      return view
    }
  }

  @Traced(.interactor) final class PlayerDefaultInteractor: VIPER.PlayerDefaultInteractor {
    override func fetchRecording(id: UUID) {
      super.fetchRecording(id: id)
      guard let recording = service.item(id) else { return }
      (presenter as? PlayerDefaultPresenter)?.didFetch(RecordingEntity(recording))
    }
  }

  @Traced(.presenter) final class PlayerDefaultPresenter: VIPER.PlayerDefaultPresenter {
    private var entity: RecordingEntity?

    func didFetch(_ entity: RecordingEntity) { self.entity = entity }

    override func didEndEditing(name: String) {
      guard let entity else { return super.didEndEditing(name: name) }
      entity.name = name
      view?.display(title: name)
      view?.display(name: name)
    }
  }
}
