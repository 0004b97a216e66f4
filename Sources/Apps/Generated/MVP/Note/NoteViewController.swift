// MVPNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// The view of the scene. It decides nothing.
@Traced(.viewImpl)
final class NoteViewController: UIViewController {
  let titleField = UITextField()
  let closeButton = UIButton(title: "Close")

  var presenter: (any NotePresenterInterface)?

  override func loadView() {
    view = UIStackView(arrangedSubviews: [titleField, closeButton])
    titleField.placeholder = "Title"
    titleField.delegate = self
    closeButton.addTarget(
      self, action: NoteViewController.closeTapped, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  func closeTapped() { presenter?.didTapClose() }
}

@Traced(.call) extension NoteViewController: NoteViewInterface {
  func show(title: String) {
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
    presenter?.didEnterTitle(textField.text ?? "")
  }
}
