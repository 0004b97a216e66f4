import RecordingsApp

/// The player's view-model checks names, asks the server, reads the answer and fills the list of another
/// screen.
enum Massive {
  static var mistake: Mistake {
    Mistake(
      "mvvm-c.massive", "A massive view-model",
      scenario: "rename",
      symptom:
        "The new name is there. But after `answer` the list has a row that you did not ask for: a rename "
        + "also loads the folder. And this work ends with the screen: after `type \"Ho\"`, `open \"Work\"`, "
        + "`open \"Standup\"`, `answer` no object is left to receive the answer.",
      reason:
        "The controller is small, and all that it gave up has landed in one view-model. Which names are "
        + "free and which items are new are questions for the model; requests belong to the model or a "
        + "service. The next view-model that needs them writes them again.",
      launcher: RecordingsMVVMC.launcher(
        .main.replacing("Player", with: PlayViewController.init)))
  }

  @Traced(.viewController) final class PlayViewController: MVVMC.PlayViewController {
    init() {
      super.init(viewModel: PlayViewModel())
    }
  }

  @Traced(.viewModel) final class PlayViewModel: MVVMC.PlayViewModel {
    private let maximumNameLength = 100

    // MARK: Names

    override func nameChanged(_ name: String?) {
      guard let recording, let folder = recording.parent, let name, isValid(name) else {
        return super.nameChanged(nil)
      }
      recording.setName(unusedName(like: name, in: folder))
      loadContents(of: folder)
    }

    private func isValid(_ name: String) -> Bool {
      !name.isEmpty && name.count <= maximumNameLength
    }

    private func unusedName(like name: String, in folder: Folder) -> String {
      let others = folder.contents.filter { $0 !== recording }.map(\.name)
      var (candidate, number) = (name, 1)
      while others.contains(candidate) {
        number += 1
        candidate = "\(name) \(number)"
      }
      return candidate
    }

    // MARK: The server

    private func loadContents(of folder: Folder) {
      _ = Webservice.shared.load(Resource(folder: folder.uuid)) { [weak self] answer in
        if case .success(let archives) = answer { self?.add(archives, to: folder) }
      }
    }

    private func add(_ archives: [Archive], to folder: Folder) {
      for archive in archives where !folder.contents.contains(where: { $0.uuid == archive.uuid }) {
        let isFolder = archive.type == "Folder"
        folder.add(
          isFolder
            ? Folder(name: archive.name, uuid: archive.uuid)
            : Recording(name: archive.name, uuid: archive.uuid))
      }
    }
  }
}
