import LoginHomeDetailApp

@Traced(.viewController) class HomeViewController: BaseViewController {
  let viewModel: HomeViewModel
  private let viewContainer = HomeViewContainer()
  /// The rows that came last.
  private var rows: [HomeViewModel.Row] = []
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  convenience init() {
    self.init(viewModel: HomeViewModel())
  }

  override func loadView() {
    view = viewContainer
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    viewContainer.tableView.dataSource = self
    viewContainer.tableView.delegate = self
    observe()
  }

  private func observe() {
    viewModel.arraySignal
      .sink { [weak self] rows in self?.show(rows) }
      .store(in: &cancellables)
  }

  private func show(_ rows: [HomeViewModel.Row]) {
    self.rows = rows
    viewContainer.tableView.reloadData()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.loadData()
  }
}

@Traced(.datasource) extension HomeViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: HomeTableViewCell.identifier, for: indexPath)
    (cell as? HomeTableViewCell)?.show(rows[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

@Traced(.delegate) extension HomeViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.didSelectCell(at: indexPath)
  }
}
