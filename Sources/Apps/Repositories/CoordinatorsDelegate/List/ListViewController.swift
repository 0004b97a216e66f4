import RepositoriesApp

protocol ListViewControllerDelegate: AnyObject {
  func listViewControllerDidTapLanguage(_ viewController: ListViewController)
  func listViewController(_ viewController: ListViewController, didSelect repository: Repository)
}

/// The list of repositories. It binds its views to the view-model, and tells its delegate what the user wants
/// to see.
@Traced(.viewController) final class ListViewController: UITableViewController {
  let chooseButton = UIBarButtonItem(title: "Language", style: .plain, target: nil, action: nil)

  weak var delegate: (any ListViewControllerDelegate)?

  private let viewModel: ListViewModel
  private lazy var dataSource = makeDataSource()
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: ListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() {
    super.loadView()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "RepositoryCell")
    navigationItem.rightBarButtonItem = chooseButton
    chooseButton.setTarget(self, action: ListViewController.chooseTapped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.title
      .sink { [unowned self] in title = $0 }
      .store(in: &cancellables)
    viewModel.repositories
      .sink { [unowned self] in show($0) }
      .store(in: &cancellables)
  }

  func chooseTapped() { delegate?.listViewControllerDidTapLanguage(self) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let repository = dataSource.itemIdentifier(for: indexPath) else { return }
    delegate?.listViewController(self, didSelect: repository)
  }

  // MARK: Display

  private func show(_ repositories: [Repository]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Repository>()
    snapshot.appendSections([0])
    snapshot.appendItems(repositories)
    dataSource.apply(snapshot)
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Int, Repository> {
    UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, repository in
      let cell = tableView.dequeueReusableCell(withIdentifier: "RepositoryCell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = repository.name
      cell.contentConfiguration = content
      return cell
    }
  }
}
