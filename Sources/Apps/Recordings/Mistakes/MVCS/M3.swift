import RecordingsApp

/// The service keeps a copy of the items for its scene.
enum M3 {
  static var mistake: Mistake {
    Mistake(
      "mvcs.m3", "A service keeps a copy of the model",
      scenario: "rename",
      symptom:
        "The player has the new name, and the list has the old one: the list asks its service, which keeps the names "
        + "that it once read.",
      reason:
        "With a service for each scene, each copy is right for its own scene only, and the other services do not know "
        + "of it. One store keeps the items for all scenes, and the services ask it.",
      launcher: RecordingsMVCS.launcher(
        .main.replacing("Folder", with: FolderViewController.init)))
  }

  @Traced(.controller) final class FolderViewController: MVCS.FolderViewController {
    private let nameService = NameService()

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = super.tableView(tableView, cellForRowAt: indexPath)
      let item = folder.contents[indexPath.row]
      cell.contentConfiguration.text =
        "\(item is Folder ? "▸" : "♪") \(nameService.name(of: item))"
      return cell
    }
  }

  @Traced(.service) final class NameService {
    private var names: [UUID: String] = [:]

    func name(of item: Item) -> String {
      if let name = names[item.uuid] { return name }
      names[item.uuid] = item.name
      return item.name
    }
  }
}
