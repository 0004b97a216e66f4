import RecordingsApp

protocol FolderViewControllerDelegate: AnyObject {
  func didSelect(_ item: Item)
  func createRecording(in folder: Folder)
  func folderIsGone(_ viewController: FolderViewController)
}

/// The view controller of a folder's scene. It binds its views to the view-model, and forwards the user's
/// actions. It sends the model nothing; it only passes the item of a tapped row on.
@Traced(.viewController) class FolderViewController: UITableViewController {
  let addButton = UIBarButtonItem(title: "+", style: .plain, target: nil, action: nil)
  let recordButton = UIBarButtonItem(title: "Record", style: .plain, target: nil, action: nil)

  let viewModel: FolderViewModel
  weak var delegate: (any FolderViewControllerDelegate)?

  /// Made when the view is loaded: it needs the table.
  private(set) var dataSource: FolderDataSource?
  private var shown = ShownRows()
  var cancellables: Set<AnyCancellable> = []

  init(viewModel: FolderViewModel = FolderViewModel()) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  // MARK: Scene

  /// What the storyboard holds: views, and their connections to the controller.
  override func loadView() {
    super.loadView()
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
    dataSource = makeDataSource()
    viewModel.$navigationTitle
      .sink { [unowned self] in title = $0 }
      .store(in: &cancellables)
    viewModel.$folderContents
      .sink { [unowned self] in show($0) }
      .store(in: &cancellables)
    viewModel.$isLoading.dropFirst()
      .sink { [unowned self] in show(isLoading: $0) }
      .store(in: &cancellables)
    viewModel.alertMessage
      .sink { [unowned self] in modalMessage(title: "Could not refresh", message: $0) }
      .store(in: &cancellables)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    viewModel.cancelLoading()
  }

  // MARK: Display

  private func makeDataSource() -> FolderDataSource {
    let dataSource = FolderDataSource(tableView: tableView) {
      [unowned self] tableView, indexPath, uuid in
      guard let row = shown.row(uuid) else { return nil }
      let identifier = row.isFolder ? "FolderCell" : "RecordingCell"
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = row.title
      cell.contentConfiguration = content
      return cell
    }
    dataSource.delegate = self
    return dataSource
  }

  private func show(_ rows: [FolderViewModel.Row]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows.map(\.uuid))
    snapshot.reconfigureItems(shown.changes(to: rows))
    shown.rows = rows
    dataSource?.apply(snapshot)
  }

  private func show(isLoading: Bool) {
    if isLoading { refreshControl?.beginRefreshing() } else { refreshControl?.endRefreshing() }
  }

  /// The rows in the table. The data source knows only their identifiers, which stay when a title changes.
  private struct ShownRows {
    var rows: [FolderViewModel.Row] = []

    func row(_ uuid: UUID) -> FolderViewModel.Row? { rows.first { $0.uuid == uuid } }

    /// The rows that stay, but show something else now. Only their cells are configured again.
    func changes(to new: [FolderViewModel.Row]) -> [UUID] {
      new.filter { row in rows.contains { $0.uuid == row.uuid && $0 != row } }.map(\.uuid)
    }
  }

  // MARK: View actions

  func createNewFolder() {
    modalTextAlert(title: "New folder", accept: "Create", placeholder: "Folder name") { name in
      if let name { self.viewModel.create(folderNamed: name) }
    }
  }

  func createNewRecording() {
    delegate?.createRecording(in: viewModel.folder)
  }

  func reload() {
    viewModel.reload()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let uuid = dataSource?.itemIdentifier(for: indexPath), let item = viewModel.item(uuid)
    else { return }
    delegate?.didSelect(item)
    if shown.row(uuid)?.isFolder == false { tableView.deselectRow(at: indexPath, animated: true) }
  }

  // MARK: State restoration

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(viewModel.uuidPath(), forKey: "uuidPath")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let path = coder.decodeObject(forKey: "uuidPath") else { return }
    if !viewModel.restore(path: path) { delegate?.folderIsGone(self) }
  }
}

@Traced(.delegate) extension FolderViewController: FolderDataSourceDelegate {
  func deleteRow(of uuid: UUID) {
    viewModel.deleteItem(uuid)
  }
}
