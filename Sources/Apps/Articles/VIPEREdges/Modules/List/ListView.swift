import ArticlesApp

/// The calls from the presenter to the list's view.
protocol ListView: AnyObject {
  func display(_ rows: [ListRow])
  func displayMessage(_ text: String)
}

/// A row, ready to be shown.
struct ListRow {
  let id: Int
  let title: String
}

extension ListRow: CustomStringConvertible {
  var description: String { title.debugDescription }
}

@Traced(.viewImpl) class ListDefaultView: UIViewController, ListView {
  let messageView = MessageView()
  let tableView = UITableView()

  var presenter: (any ListPresenter)?
  private var rows: [ListRow] = []

  // MARK: Life cycle

  override func loadView() {
    title = "Articles"
    view = UIStackView(arrangedSubviews: [messageView, tableView])
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ArticleCell")
    messageView.isHidden = true
    tableView.dataSource = self
    tableView.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  // MARK: Display

  func display(_ rows: [ListRow]) {
    self.rows = rows
    tableView.reloadData()
  }

  func displayMessage(_ text: String) { messageView.show(text) }
}

@Traced(.datasource) extension ListDefaultView: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ArticleCell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row].title
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    presenter?.didTapDelete(id: rows[indexPath.row].id)
  }
}

@Traced(.delegate) extension ListDefaultView: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presenter?.didSelect(id: rows[indexPath.row].id)
  }
}
