import RecordingsApp

/// The view of a folder's scene. It reports the user's actions and does what the presenter tells it. The
/// presenter decides what is shown and done.
@Traced(.viewImpl) class FolderViewController: UITableViewController {
  let editButton = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  let addButton = UIBarButtonItem(title: "+", style: .plain, target: nil, action: nil)
  let recordButton = UIBarButtonItem(title: "Record", style: .plain, target: nil, action: nil)

  var presenter: (any FolderPresenterInterface)?

  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "Folder"
  }

  override func loadView() {
    super.loadView()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ItemCell")
    navigationItem.rightBarButtonItem = addButton
    toolbarItems = [recordButton]
    refreshControl = UIRefreshControl()
    editButton.setTarget(self, action: FolderViewController.didTapEdit)
    addButton.setTarget(self, action: FolderViewController.didTapAdd)
    recordButton.setTarget(self, action: FolderViewController.didTapRecord)
    refreshControl?.addTarget(
      self, action: FolderViewController.didPullToRefresh, for: .valueChanged)
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    presenter?.viewWillDisappear()
  }

  // MARK: View actions

  func didTapEdit() { presenter?.didTapEdit() }

  func didTapAdd() { presenter?.didTapAddFolder() }

  func didTapRecord() { presenter?.didTapRecord() }

  func didPullToRefresh() { presenter?.didPullToRefresh() }

  // MARK: Table view

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter?.numberOfRows() ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = presenter?.row(at: indexPath.row)?.title ?? ""
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    presenter?.didDelete(row: indexPath.row)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.didSelect(row: indexPath.row)
  }

  // MARK: State restoration

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    guard let path = presenter?.restorationPath() else { return }
    coder.encode(path, forKey: "uuidPath")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let path = coder.decodeObject(forKey: "uuidPath") else { return }
    presenter?.restore(path: path)
  }
}

@Traced(.call) extension FolderViewController: FolderViewInterface {
  func show(title: String) { self.title = title }

  func showEditButton() { navigationItem.leftBarButtonItem = editButton }

  func hideEditButton() { navigationItem.leftBarButtonItem = nil }

  func show(editButton title: String) { editButton.title = title }

  func setEditing(_ isEditing: Bool) { tableView.setEditing(isEditing, animated: true) }

  func showRows() { tableView.reloadData() }

  func insertRow(at index: Int) {
    tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
  }

  func deleteRow(at index: Int) {
    tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
  }

  func moveRow(from old: Int, to new: Int) {
    tableView.moveRow(
      at: IndexPath(row: old, section: 0), to: IndexPath(row: new, section: 0))
  }

  func reloadRow(at index: Int) {
    tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
  }

  func deselectRow(at index: Int) {
    tableView.deselectRow(at: IndexPath(row: index, section: 0), animated: true)
  }

  func startLoading() { refreshControl?.beginRefreshing() }

  func finishLoading() { refreshControl?.endRefreshing() }

  func askForText(title: String, accept: String, placeholder: String) {
    modalTextAlert(title: title, accept: accept, placeholder: placeholder) { text in
      self.presenter?.didEnterFolderName(text)
    }
  }

  func show(errorTitle: String, message: String) {
    modalMessage(title: errorTitle, message: message)
  }
}
