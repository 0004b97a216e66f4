import RecordingsApp

/// The controller asks the server, reads the answer, creates the items and decides which are new. None of
/// this concerns the screen.
enum Massive {
  static var mistake: Mistake {
    Mistake(
      "mvc.massive", "A massive view controller",
      scenario: "refresh",
      symptom:
        "The list comes out right. But `FolderVC` speaks to views, to the model and to a service, and what "
        + "the scene does ends with the scene: after `launch`, `open \"Work\"`, `pull`, `back` an answer is "
        + "still on its way, and `answer` brings it to nobody.",
      reason:
        "Loading, reading and merging belong to the model. A controller that does them can be "
        + "tested only with a screen, and the next scene that needs them writes them again.",
      launcher: RecordingsMVC.launcher(
        .main.replacing("Folder", with: FolderViewController.init)))
  }

  @Traced(.controller) final class FolderViewController: MVC.FolderViewController {
    override func reload() {
      refreshControl?.beginRefreshing()
      _ = Webservice.shared.load(Resource(folder: folder.uuid)) { [weak self] answer in
        self?.receive(answer)
      }
    }

    private func receive(_ answer: Result<[Archive], NetworkError>) {
      refreshControl?.endRefreshing()
      switch answer {
      case .success(let archives): add(archives)
      case .failure(let error):
        modalMessage(title: "Could not refresh", message: error.description)
      }
    }

    private func add(_ archives: [Archive]) {
      for archive in archives where !folder.contents.contains(where: { $0.uuid == archive.uuid }) {
        folder.add(Recording(name: archive.name, uuid: archive.uuid))
      }
    }
  }
}
