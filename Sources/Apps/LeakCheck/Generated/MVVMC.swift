// Notes. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

enum MVVMC {
  /// The model. It posts a notification after every change, and knows no observer.
  @Traced(.model)
  final class Note {
    static let changed = Notification.Name("NoteChanged")

    private(set) var title = "Note"

    func setTitle(_ title: String) {
      guard title != self.title else { return }
      self.title = title
      NotificationCenter.default.post(name: Note.changed, object: self)
    }
  }

  /// Shows the scene, and leaves it. Keep the coordinator as long as its scene can be opened.
  @Traced(.coordinator)
  final class NoteCoordinator {
    private let navigationController: UINavigationController
    private let model = Note()

    init(_ navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func start() {
      let scene = NoteViewController()
      scene.viewModel = NoteViewModel(model: model)
      scene.delegate = self
      navigationController.pushViewController(scene, animated: true)
    }
  }

  /// What the scene wants from the coordinator.
  protocol NoteDelegate: AnyObject {
    func didTapClose()
  }

  /// The view controller of the scene. It binds views to the view-model.
  @Traced(.viewController)
  final class NoteViewController: UIViewController {
    let titleField = UITextField()
    let closeButton = UIButton(title: "Close")

    var viewModel: NoteViewModel?
    weak var delegate: (any NoteDelegate)?

    private var cancellables: Set<AnyCancellable> = []

    // MARK: Life cycle

    override func loadView() {
      view = UIStackView(arrangedSubviews: [titleField, closeButton])
      titleField.placeholder = "Title"
      titleField.delegate = self
      closeButton.addTarget(
        self, action: NoteViewController.closeTapped, for: .touchUpInside)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      viewModel?.$title
        .sink { [unowned self] in show(title: $0) }
        .store(in: &cancellables)
    }

    // MARK: View actions

    func closeTapped() { delegate?.didTapClose() }

    // MARK: Display

    private func show(title: String?) {
      self.title = title
      titleField.text = title
    }
  }

  /// What the scene shows, and the actions that it offers. It knows no view.
  @Traced(.viewModel)
  final class NoteViewModel {
    @Published private(set) var title: String?

    private let model: Note
    private var cancellables: Set<AnyCancellable> = []

    init(model: Note) {
      self.model = model
      title = model.title
      observeModel()
    }

    // MARK: Model notifications

    private func observeModel() {
      NotificationCenter.default.publisher(for: Note.changed, object: model)
        .sink { [unowned self] _ in updateTitle() }
        .store(in: &cancellables)
    }

    private func updateTitle() { title = model.title }

    // MARK: Actions

    func titleEntered(_ title: String?) { model.setTitle(title ?? "") }
  }
}

@Traced(.delegate) extension MVVMC.NoteCoordinator: MVVMC.NoteDelegate {
  func didTapClose() { navigationController.popViewController(animated: true) }
}

@Traced(.delegate) extension MVVMC.NoteViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    viewModel?.titleEntered(textField.text)
  }
}
