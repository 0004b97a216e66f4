import LoginHomeDetailApp

@Traced(.viewController) class DetailViewController: BaseViewController {
  let viewModel: DetailViewModel
  private let viewContainer = DetailViewContainer()
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: DetailViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  convenience init() {
    self.init(viewModel: DetailViewModel())
  }

  func setViewModelTitle(_ title: String) {
    viewModel.title = title
  }

  override func loadView() {
    view = viewContainer
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Detail"
    viewContainer.noteButton.addTarget(
      self, action: DetailViewController.clickNoteButton, for: .touchUpInside)
    observe()
  }

  private func observe() {
    viewModel.$viewContainerVO.compactMap { $0 }
      .sink { [weak self] vo in self?.viewContainer.show(vo) }
      .store(in: &cancellables)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.loadData()
  }

  // MARK: Note

  func clickNoteButton() {
    let alert = UIAlertController(title: "Note", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Note" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        self?.save(note: alert?.textFields?.first?.text ?? "")
      })
    present(alert, animated: true)
  }

  func save(note: String) {
    viewModel.save(note: note)
  }
}
