import RecordingsApp

/// The controller of a folder's scene. It asks its service for changes when the user acts, and updates its
/// views when the store posts a notification.
@Traced(.controller) class FolderViewController: UITableViewController {
  let addButton = UIBarButtonItem(title: "+", style: .plain, target: nil, action: nil)
  let recordButton = UIBarButtonItem(title: "Record", style: .plain, target: nil, action: nil)

  private let service: FolderService

  var folder: Folder {
    didSet {
      tableView.reloadData()
      updateTitle()
    }
  }

  init() {
    service = FolderService()
    folder = service.rootFolder()
    super.init(nibName: nil, bundle: nil)
  }

  // MARK: Scene

  /// What the storyboard holds: views, and their connections to the controller. The title is the folder's.
  override func loadView() {
    super.loadView()
    updateTitle()
    navigationItem.rightBarButtonItem = addButton
    toolbarItems = [recordButton]
    refreshControl = UIRefreshControl()
    addButton.setTarget(self, action: FolderViewController.createNewFolder)
    recordButton.setTarget(self, action: FolderViewController.createNewRecording)
    refreshControl?.addTarget(self, action: FolderViewController.reload, for: .valueChanged)
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    if isRoot {
      navigationItem.leftBarButtonItem = editButtonItem
    }
    NotificationCenter.default.addObserver(
      self, selector: FolderViewController.handleChangeNotification,
      name: Store.changedNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard service.cancelLoading() else { return }
    refreshControl?.endRefreshing()
  }

  // MARK: Model notifications

  func handleChangeNotification(_ notification: Notification) {
    if notification.object === folder { folderDidChange(notification.change) }
    switch notification.change {
    case .added(let row, let parent) where parent === folder:
      tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    case .removed(let row, let parent) where parent === folder:
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    case .renamed(let old, let new, let parent) where parent === folder:
      let newPath = IndexPath(row: new, section: 0)
      tableView.moveRow(at: IndexPath(row: old, section: 0), to: newPath)
      tableView.reloadRows(at: [newPath], with: .automatic)
    default:
      break
    }
  }

  private func folderDidChange(_ change: Store.Change?) {
    switch change {
    case .removed: leaveNavigationStack()
    case .renamed: updateTitle()
    case .reloaded: tableView.reloadData()
    default: break
    }
  }

  private func updateTitle() {
    title = isRoot ? "Recordings" : folder.name
  }

  private var isRoot: Bool { service.isRoot(folder) }

  private func leaveNavigationStack() {
    guard let navigationController else { return }
    let remaining = navigationController.viewControllers.filter { $0 !== self }
    navigationController.setViewControllers(remaining, animated: true)
  }

  // MARK: View actions

  func createNewFolder() {
    modalTextAlert(title: "New folder", accept: "Create", placeholder: "Folder name") { name in
      guard let name else { return }
      self.service.createFolder(named: name, in: self.folder)
    }
  }

  func createNewRecording() {
    performSegue(withIdentifier: "showRecorder", sender: self)
  }

  func reload() {
    refreshControl?.beginRefreshing()
    service.loadContents(of: folder) { [weak self] error in
      self?.refreshControl?.endRefreshing()
      if let error {
        self?.modalMessage(title: "Could not refresh", message: error.description)
      }
    }
  }

  // MARK: Navigation

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "showFolder":
      guard let folderViewController = segue.destination as? FolderViewController,
        let selectedFolder = selectedItem as? Folder
      else { return }
      folderViewController.folder = selectedFolder
    case "showPlayer":
      let navigationController = segue.destination as? UINavigationController
      guard let player = navigationController?.topViewController as? PlayViewController,
        let selectedRecording = selectedItem as? Recording
      else { return }
      player.recording = selectedRecording
      if let selectedRow = tableView.indexPathForSelectedRow {
        tableView.deselectRow(at: selectedRow, animated: true)
      }
    case "showRecorder":
      (segue.destination as? RecordViewController)?.folder = folder
    default:
      break
    }
  }

  private var selectedItem: Item? {
    tableView.indexPathForSelectedRow.map { folder.contents[$0.row] }
  }

  // MARK: Table view data source

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    folder.contents.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = folder.contents[indexPath.row]
    let identifier = item is Folder ? "FolderCell" : "RecordingCell"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "\(item is Folder ? "▸" : "♪") \(item.name)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    service.remove(folder.contents[indexPath.row])
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
    if let folder = service.folder(at: path) {
      self.folder = folder
      // The view is loaded already, as that of the root folder.
      navigationItem.leftBarButtonItem = nil
    } else {
      leaveNavigationStack()
    }
  }
}
