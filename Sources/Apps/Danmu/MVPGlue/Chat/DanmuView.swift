import DanmuApp

/// The view of the chat. It reports the user's actions and does what the presenter tells it.
@Traced(.viewImpl) final class DanmuView: UIViewController {
  let tableView = UITableView()
  let chatField = UITextField()
  let sendButton = UIButton(title: "Send")
  let cleanButton = UIBarButtonItem(title: "Clear", style: .plain, target: nil, action: nil)

  var presenter: (any DanmuPresenterInterface)?

  override func loadView() {
    title = "Danmu"
    view = UIStackView(arrangedSubviews: [tableView, chatField, sendButton])
    navigationItem.rightBarButtonItem = cleanButton
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ChatCell")
    chatField.placeholder = "Say something"
    tableView.dataSource = self
    sendButton.addTarget(self, action: DanmuView.sendTapped, for: .touchUpInside)
    cleanButton.setTarget(self, action: DanmuView.cleanTapped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.loadChats()
  }

  // MARK: View actions

  func sendTapped() { presenter?.sendChat(chatField.text ?? "") }

  func cleanTapped() { presenter?.cleanChats() }
}

@Traced(.datasource) extension DanmuView: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter?.numberOfChats() ?? 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ChatCell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = presenter?.chat(at: indexPath.row) ?? ""
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    presenter?.removeChat(at: indexPath.row)
  }
}

@Traced(.call) extension DanmuView: DanmuViewInterface {
  func reloadTableView() { tableView.reloadData() }

  func insertRow(at index: Int) {
    tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
  }

  func deleteRow(at index: Int) {
    tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
  }

  func clearField() { chatField.text = "" }
}
