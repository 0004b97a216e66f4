import RepositoriesApp

protocol LanguageViewControllerDelegate: AnyObject {
  func languageViewController(
    _ viewController: LanguageViewController, didSelect language: String)
  func languageViewControllerDidCancel(_ viewController: LanguageViewController)
}

/// The languages to choose from.
@Traced(.viewController) final class LanguageViewController: UITableViewController {
  let cancelButton = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)

  weak var delegate: (any LanguageViewControllerDelegate)?

  private let viewModel: LanguageViewModel

  init(viewModel: LanguageViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() {
    super.loadView()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "LanguageCell")
    title = "Language"
    navigationItem.leftBarButtonItem = cancelButton
    cancelButton.setTarget(self, action: LanguageViewController.cancelTapped)
  }

  func cancelTapped() { delegate?.languageViewControllerDidCancel(self) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.languageViewController(self, didSelect: viewModel.languages[indexPath.row])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.languages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "LanguageCell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = viewModel.languages[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { false }
}
