import RecordingsApp

/// The view reads its titles from the model itself: the presenter would only have passed them on.
enum M1: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "mvp.m1", "The view reads the model",
      scenario: "launch",
      symptom:
        "Nothing at first. But after `open \"Hello\"`, `type \"Hi\"` the list still says "
        + "\"Hello\": it is told that the row has changed, but shows what it read when it was "
        + "loaded.",
      reason:
        "A view that reads the model must also know when to read it again, and how to format it: "
        + "it does half of the presenter's work. View and model should meet only in the "
        + "presenter.",
      launcher: Wrong<M1>.launcher)
  }

  static func makeView(of folder: UUID) -> MVP.FolderViewController {
    FolderViewController(folder: folder)
  }

  @Traced(.viewImpl) final class FolderViewController: MVP.FolderViewController {
    private let folder: UUID
    private var titles: [String] = []

    init(folder: UUID) {
      self.folder = folder
      super.init()
    }

    override func viewDidLoad() {
      titles = Store.shared.items(in: folder).map { "\($0 is Folder ? "▸" : "♪") \($0.name)" }
      super.viewDidLoad()
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = super.tableView(tableView, cellForRowAt: indexPath)
      if titles.indices.contains(indexPath.row) {
        cell.contentConfiguration.text = titles[indexPath.row]
      }
      return cell
    }
  }
}
