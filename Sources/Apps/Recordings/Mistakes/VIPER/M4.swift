import RecordingsApp

/// The presenter uses the service directly. The interactor, which would observe it, is never asked.
enum M4: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "viper.m4", "The presenter goes to the service, past the interactor",
      scenario: "delete",
      symptom:
        "\"Hello\" is deleted, and the player says so, but its row is still in the list.",
      reason:
        "Services are given to the interactor, which also does what the service needs: here, "
        + "observing. A presenter that calls a service cannot be tested without it.",
      launcher: Wrong<M4>.launcher)
  }

  static func makePresenter(of folder: UUID) -> VIPER.FolderDefaultPresenter {
    FolderDefaultPresenter(folderID: folder)
  }

  @Traced(.presenter) final class FolderDefaultPresenter: VIPER.FolderDefaultPresenter {
    private let service = App.shared.recordingsService

    override func viewDidLoad() {
      guard let folder = service.item(folderID) else { return didRemoveFolder() }
      didFetchFolder(folder)
      didFetch(service.items(in: folderID).sorted { ($0.name, $0.uuid) < ($1.name, $1.uuid) })
    }

    override func didTapDelete(id: UUID) { service.remove(id) }
  }
}
