// Default2019Note. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// Shows what the presenter says, and reports what the user does. UIKit holds it.
@Traced(.viewImpl)
final class NoteDefaultView: UIViewController, NoteView {
  let titleLabel = UILabel()
  let closeButton = UIButton(title: "Close")

  var presenter: (any NotePresenter)?

  // MARK: Life cycle

  override func loadView() {
    view = UIStackView(arrangedSubviews: [titleLabel, closeButton])
    closeButton.addTarget(
      self, action: NoteDefaultView.closeTapped, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  // MARK: Actions

  func closeTapped() { presenter?.didTapClose() }

  // MARK: Display

  func display(title: String) { titleLabel.text = title }
}
