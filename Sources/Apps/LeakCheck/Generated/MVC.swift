// Notes. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

enum MVC {
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

  /// The controller of the scene. It shows the model, and changes it when the user asks.
  @Traced(.controller)
  final class NoteViewController: UIViewController {
    let titleField = UITextField()

    var model: Note?

    // MARK: Life cycle

    override func loadView() {
      view = UIStackView(arrangedSubviews: [titleField])
      titleField.placeholder = "Title"
      titleField.delegate = self
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      showTitle()
      NotificationCenter.default.addObserver(
        self, selector: NoteViewController.modelChanged,
        name: Note.changed, object: model)
    }

    // MARK: Model notifications

    func modelChanged(_ notification: Notification) { showTitle() }

    // MARK: Display

    private func showTitle() {
      title = model?.title
      titleField.text = model?.title
    }
  }
}

@Traced(.delegate) extension MVC.NoteViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  /// The controller shows the new title when the model has changed, not before.
  func textFieldDidEndEditing(_ textField: UITextField) {
    model?.setTitle(textField.text ?? "")
  }
}
