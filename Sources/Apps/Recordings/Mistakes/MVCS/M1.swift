import RecordingsApp

/// The controller has a service and does not ask it: it loads the folder itself.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "mvcs.m1", "The controller goes past its service",
      scenario: "refresh",
      symptom:
        "Nothing, while you wait for the answer. But after `launch`, `pull`, `open \"Work\"` the request is "
        + "still on its way, and after `back` the list still says that it is loading: the service cannot cancel a "
        + "request that it did not send.",
      reason:
        "Two objects change the model for one scene, and the service knows what only one of them does. In MVC the "
        + "controller sends its messages to the model itself; with a service, it sends all of them to the service.",
      launcher: RecordingsMVCS.launcher(
        .main.replacing("Folder", with: FolderViewController.init)))
  }

  @Traced(.controller) final class FolderViewController: MVCS.FolderViewController {
    override func reload() {
      refreshControl?.beginRefreshing()
      _ = folder.loadContents { [weak self] error in
        self?.refreshControl?.endRefreshing()
        if let error {
          self?.modalMessage(title: "Could not refresh", message: error.description)
        }
      }
    }
  }
}
