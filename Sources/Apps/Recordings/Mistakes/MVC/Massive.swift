import RecordingsApp

/// One class does everything: it asks the server and reads the answer, checks names, words the rows, decides
/// where to go, and updates its views.
enum Massive {
  static var mistake: Mistake {
    Mistake(
      "mvc.massive", "A massive view controller",
      scenario: "refresh",
      symptom:
        "The new row appears. But the player changes too: the controller opens every new recording, even while "
        + "another one plays. And the work of a scene ends with the scene: after `run mvc launch`, `open \"Work\"`, "
        + "`pull`, `back` an answer is still on its way, and after `answer` no object is left to receive it.",
      reason:
        "In one action `FolderVC` sends messages to views, the model, a service, UIKit and the next "
        + "controller. Loading, reading and merging belong to the model, and so do checks of a name. A controller "
        + "that does them can be tested only with a screen, and the next scene that needs them writes them again.",
      launcher: RecordingsMVC.launcher(
        .main.replacing("Folder", with: FolderViewController.init)))
  }

  @Traced(.controller) final class FolderViewController: UITableViewController {
    let addButton = UIBarButtonItem(title: "+", style: .plain, target: nil, action: nil)
    let recordButton = UIBarButtonItem(title: "Record", style: .plain, target: nil, action: nil)

    var folder = Store.shared.rootFolder {
      didSet {
        tableView.reloadData()
        updateTitle()
      }
    }

    private var itemToShow: Item?
    private let maximumNameLength = 100

    // MARK: Scene

    override func loadView() {
      super.loadView()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ItemCell")
      updateTitle()
      navigationItem.rightBarButtonItem = addButton
      toolbarItems = [recordButton]
      refreshControl = UIRefreshControl()
      addButton.setTarget(self, action: FolderViewController.createNewFolder)
      recordButton.setTarget(self, action: FolderViewController.createNewRecording)
      refreshControl?.addTarget(self, action: FolderViewController.reload, for: .valueChanged)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      if isRoot { navigationItem.leftBarButtonItem = editButtonItem }
      NotificationCenter.default.addObserver(
        self, selector: FolderViewController.handleChangeNotification,
        name: Store.changedNotification, object: nil)
    }

    private var isRoot: Bool { folder === folder.store?.rootFolder }

    private func updateTitle() {
      title = isRoot ? "Recordings" : folder.name
    }

    // MARK: The server

    func reload() {
      refreshControl?.beginRefreshing()
      _ = Webservice.shared.load(Resource(folder: folder.uuid)) { [weak self] answer in
        self?.receive(answer)
      }
    }

    private func receive(_ answer: Result<[Archive], NetworkError>) {
      refreshControl?.endRefreshing()
      switch answer {
      case .success(let archives): archives.forEach(add)
      case .failure(.offline):
        modalMessage(title: "Could not refresh", message: "The network is offline.")
      }
    }

    private func add(_ archive: Archive) {
      let isKnown = folder.contents.contains { $0.uuid == archive.uuid }
      guard !isKnown, isValid(archive.name) else { return }
      switch archive.type {
      case "Recording":
        let recording = Recording(name: archive.name, uuid: archive.uuid)
        folder.add(recording)
        show(recording)
      case "Folder":
        folder.add(Folder(name: archive.name, uuid: archive.uuid))
      default:
        break
      }
    }

    // MARK: Names

    private func isValid(_ name: String) -> Bool {
      !name.isEmpty && name.count <= maximumNameLength
    }

    private func addFolder(named name: String) {
      guard isValid(name) else {
        return modalMessage(
          title: "Could not create the folder",
          message: "A name has at most \(maximumNameLength) letters.")
      }
      folder.add(Folder(name: name, uuid: UUID()))
    }

    // MARK: View actions

    func createNewFolder() {
      let alert = UIAlertController(title: "New folder", message: nil, preferredStyle: .alert)
      let createAction = UIAlertAction(title: "Create", style: .default) { [weak alert] _ in
        if let name = alert?.textFields?.first?.text { self.addFolder(named: name) }
      }
      alert.addTextField { $0.placeholder = "Folder name" }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(createAction)
      alert.preferredAction = createAction
      alert.requiresText = true
      present(alert, animated: true)
    }

    func createNewRecording() {
      performSegue(withIdentifier: "showRecorder", sender: self)
    }

    // MARK: Navigation

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let item = folder.contents[indexPath.row]
      show(item)
      if item is Recording { tableView.deselectRow(at: indexPath, animated: true) }
    }

    private func show(_ item: Item) {
      itemToShow = item
      performSegue(withIdentifier: item is Folder ? "showFolder" : "showPlayer", sender: self)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      switch segue.destination.children.first ?? segue.destination {
      case let scene as FolderViewController:
        if let folder = itemToShow as? Folder { scene.folder = folder }
      case let scene as PlayViewController: scene.recording = itemToShow as? Recording
      case let scene as RecordViewController: scene.folder = folder
      default: break
      }
    }

    private func leaveNavigationStack() {
      guard let navigationController else { return }
      let remaining = navigationController.viewControllers.filter { $0 !== self }
      navigationController.setViewControllers(remaining, animated: true)
    }

    // MARK: Model notifications

    func handleChangeNotification(_ notification: Notification) {
      switch notification.change {
      case .added(let row, let parent) where parent === folder:
        tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      case .removed(let row, let parent) where parent === folder:
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      case .removed where notification.object === folder:
        leaveNavigationStack()
      case .renamed(let old, let new, let parent) where parent === folder:
        let newPath = IndexPath(row: new, section: 0)
        tableView.moveRow(at: IndexPath(row: old, section: 0), to: newPath)
        tableView.reloadRows(at: [newPath], with: .automatic)
      case .renamed where notification.object === folder:
        updateTitle()
      default:
        break
      }
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      folder.contents.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = text(for: folder.contents[indexPath.row])
      cell.contentConfiguration = content
      return cell
    }

    private func text(for item: Item) -> String {
      let name = item.name.isEmpty ? "Without a name" : item.name
      return "\(item is Folder ? "▸" : "♪") \(name)"
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      folder.remove(folder.contents[indexPath.row])
    }

    // MARK: State restoration

    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(folder.uuidPath(), forKey: "uuidPath")
    }

    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      guard let path = coder.decodeObject(forKey: "uuidPath"), path != folder.uuidPath() else {
        return
      }
      if let folder = Store.shared.item(atUUIDPath: path) as? Folder {
        self.folder = folder
        navigationItem.leftBarButtonItem = nil
      } else {
        leaveNavigationStack()
      }
    }
  }
}
