import RecordingsApp

/// The calls from the presenter to a folder's view.
protocol FolderView: AnyObject {
  func display(title: String)
  func displayEditButton()
  func display(editButton title: String)
  func displayLoading()
  func endLoading()
  func display(_ rows: [RowViewData])
  func insertRow(_ row: RowViewData, at index: Int)
  func deleteRow(at index: Int)
  func moveRow(_ row: RowViewData, from old: Int, to new: Int)
  func deselectRow()
  func setEditing(_ isEditing: Bool)
  func displayTextPrompt(title: String, accept: String, placeholder: String)
  func displayError(title: String, message: String)
}

/// A row, ready to be shown.
struct RowViewData {
  let id: UUID
  let title: String
}

extension RowViewData: CustomStringConvertible {
  var description: String { title.debugDescription }
}

/// Shows what the presenter decides, and forwards the user's actions.
@Traced(.viewImpl) class FolderDefaultView: UITableViewController, FolderView {
  let editButton = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  let addButton = UIBarButtonItem(title: "+", style: .plain, target: nil, action: nil)
  let recordButton = UIBarButtonItem(title: "Record", style: .plain, target: nil, action: nil)

  var presenter: (any FolderPresenter)?
  private(set) var rows: [RowViewData] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "Folder"
  }

  // MARK: Life cycle

  override func loadView() {
    super.loadView()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ItemCell")
    navigationItem.rightBarButtonItem = addButton
    toolbarItems = [recordButton]
    refreshControl = UIRefreshControl()
    editButton.setTarget(self, action: FolderDefaultView.editTapped)
    addButton.setTarget(self, action: FolderDefaultView.addTapped)
    recordButton.setTarget(self, action: FolderDefaultView.recordTapped)
    refreshControl?.addTarget(self, action: FolderDefaultView.pulled, for: .valueChanged)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    presenter?.viewWillDisappear()
  }

  // MARK: Actions

  func editTapped() { presenter?.didTapEdit() }
  func addTapped() { presenter?.didTapAddFolder() }
  func recordTapped() { presenter?.didTapRecord() }
  func pulled() { presenter?.didPullToRefresh() }

  // MARK: Display

  func display(title: String) { self.title = title }

  func displayEditButton() { navigationItem.leftBarButtonItem = editButton }

  func display(editButton title: String) { editButton.title = title }

  func displayLoading() { refreshControl?.beginRefreshing() }

  func endLoading() { refreshControl?.endRefreshing() }

  func display(_ rows: [RowViewData]) {
    self.rows = rows
    tableView.reloadData()
  }

  func insertRow(_ row: RowViewData, at index: Int) {
    rows.insert(row, at: index)
    tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
  }

  func deleteRow(at index: Int) {
    rows.remove(at: index)
    tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
  }

  func moveRow(_ row: RowViewData, from old: Int, to new: Int) {
    rows.move(from: old, to: new, as: row)
    let newPath = IndexPath(row: new, section: 0)
    tableView.moveRow(at: IndexPath(row: old, section: 0), to: newPath)
    tableView.reloadRows(at: [newPath], with: .automatic)
  }

  func deselectRow() {
    guard let selectedRow = tableView.indexPathForSelectedRow else { return }
    tableView.deselectRow(at: selectedRow, animated: true)
  }

  func setEditing(_ isEditing: Bool) { tableView.setEditing(isEditing, animated: true) }

  func displayTextPrompt(title: String, accept: String, placeholder: String) {
    modalTextAlert(title: title, accept: accept, placeholder: placeholder) { text in
      self.presenter?.didEnterFolderName(text)
    }
  }

  func displayError(title: String, message: String) {
    modalMessage(title: title, message: message)
  }

  // MARK: Table view

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row].title
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.didSelect(id: rows[indexPath.row].id)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    presenter?.didTapDelete(id: rows[indexPath.row].id)
  }

  // MARK: State restoration

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    if let path = presenter?.restorationPath() { coder.encode(path, forKey: "uuidPath") }
  }
}
