// MVVMCNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

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

@Traced(.delegate) extension NoteViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    viewModel?.titleEntered(textField.text)
  }
}
