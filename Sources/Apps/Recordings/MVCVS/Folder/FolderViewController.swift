import RecordingsApp

/// The controller of a folder's scene. It changes one of the two stores when the user acts, and updates its
/// views when a store posts a notification.
@Traced(.controller) class FolderViewController: UITableViewController {
  let addButton = UIBarButtonItem(title: "+", style: .plain, target: nil, action: nil)
  let recordButton = UIBarButtonItem(title: "Record", style: .plain, target: nil, action: nil)
  let editButton = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  let doneButton = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)

  var context: FolderContext?
  private var state: FolderViewState?
  private var folder: Document.Item?
  private var task: NetworkTask?

  // MARK: Scene

  /// What the storyboard holds: views, and their connections to the controller.
  override func loadView() {
    super.loadView()
    navigationItem.rightBarButtonItem = addButton
    toolbarItems = [recordButton]
    refreshControl = UIRefreshControl()
    addButton.setTarget(self, action: FolderViewController.createNewFolder)
    recordButton.setTarget(self, action: FolderViewController.createNewRecording)
    editButton.setTarget(self, action: FolderViewController.toggleEditing)
    doneButton.setTarget(self, action: FolderViewController.toggleEditing)
    refreshControl?.addTarget(self, action: FolderViewController.refresh, for: .valueChanged)
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    context?.viewStateStore.addObserver(self, FolderViewController.handleViewState)
    context?.documentStore.addObserver(self, FolderViewController.handleDocument)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard task != nil, let state else { return }
    cancelLoading()
    context?.viewStateStore.setLoading(state.folderUUID, false)
  }

  // MARK: View state notifications

  func handleViewState(_ content: SplitViewState, _ action: FolderViewState.Action?) {
    guard let index = context?.index, content.folderViews.indices.contains(index) else { return }
    let newState = content.folderViews[index]
    guard action == nil || action?.folder == newState.folderUUID else { return }
    state = newState
    switch action {
    case nil:
      cancelLoading()
      tableView.isEditing = newState.editing
      showEditButton()
      showLoading()
      if newState.loading { load() }
    case .toggleEditing:
      tableView.setEditing(newState.editing, animated: true)
      showEditButton()
    case .loading: showLoading()
    }
  }

  private func showEditButton() {
    guard context?.index == 0 else { return }
    navigationItem.leftBarButtonItem = state?.editing == true ? doneButton : editButton
  }

  private func showLoading() {
    if state?.loading == true {
      refreshControl?.beginRefreshing()
    } else if refreshControl?.isRefreshing == true {
      refreshControl?.endRefreshing()
    }
  }

  // MARK: Document notifications

  func handleDocument(_ content: Document, _ action: DocumentStore.Action?) {
    guard let uuid = state?.folderUUID else { return }
    guard let folder = content[uuid], folder.isFolder else { return leave() }
    self.folder = folder
    switch action {
    case nil:
      tableView.reloadData()
      showTitle()
    case .reloaded(uuid):
      tableView.reloadData()
    case .added(_, let place) where place.parent == uuid:
      tableView.insertRows(at: [place.indexPath], with: .automatic)
    case .removed(_, let place) where place.parent == uuid:
      tableView.deleteRows(at: [place.indexPath], with: .automatic)
    case .renamed(_, let old, let new) where new.parent == uuid:
      tableView.moveRow(at: old.indexPath, to: new.indexPath)
      tableView.reloadRows(at: [new.indexPath], with: .automatic)
    case .renamed(uuid, _, _):
      showTitle()
    default:
      break
    }
  }

  private func showTitle() {
    title = folder?.parent == nil ? "Recordings" : folder?.name
  }

  /// The folder was deleted. The root controller removes its scene from the screen.
  private func leave() {
    guard let context else { return }
    context.viewStateStore.popToNewDepth(context.index, alreadyApplied: false)
  }

  // MARK: View actions

  func createNewFolder() {
    guard let state else { return }
    context?.viewStateStore.showCreateFolder(parentUUID: state.folderUUID)
  }

  func createNewRecording() {
    guard let state else { return }
    context?.viewStateStore.showRecorder(parentUUID: state.folderUUID)
  }

  func toggleEditing() {
    guard let state else { return }
    context?.viewStateStore.toggleEditing(state.folderUUID)
  }

  func refresh() {
    guard let state else { return }
    context?.viewStateStore.setLoading(state.folderUUID, true)
    load()
  }

  private func load() {
    guard let uuid = state?.folderUUID else { return }
    task = context?.documentStore.loadContents(of: uuid) { [weak self] error in
      self?.task = nil
      self?.context?.viewStateStore.setLoading(uuid, false)
      if let error { self?.context?.viewStateStore.showError(error.description) }
    }
  }

  private func cancelLoading() {
    task?.cancel()
    task = nil
  }

  // MARK: Table view data source and delegate

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    folder?.children?.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = item(at: indexPath)
    let identifier = item?.isFolder == true ? "FolderCell" : "RecordingCell"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = item.map { "\($0.isFolder ? "▸" : "♪") \($0.name)" } ?? ""
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let uuid = uuid(at: indexPath) else { return }
    context?.documentStore.removeItem(uuid)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let item = item(at: indexPath) else { return }
    if item.isFolder {
      context?.viewStateStore.pushFolder(item.uuid)
    } else {
      // The row stays selected: the selection is not in the view state.
      context?.viewStateStore.setPlaySelection(item.uuid)
    }
  }

  private func uuid(at indexPath: IndexPath) -> UUID? { folder?.children?[indexPath.row] }

  func item(at indexPath: IndexPath) -> Document.Item? {
    uuid(at: indexPath).flatMap { context?.documentStore.content[$0] }
  }
}

extension Document.Place {
  fileprivate var indexPath: IndexPath { IndexPath(row: index, section: 0) }
}
