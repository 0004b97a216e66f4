// MVCVSNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// The controller of the scene. It sends what the user does to the store, and shows what the store says.
@Traced(.controller)
final class NoteViewController: UIViewController {
  let detailsButton = UIButton(title: "Details")
  let detailsLabel = UILabel()

  var store: NoteViewStateStore?

  // MARK: Life cycle

  override func loadView() {
    view = UIStackView(arrangedSubviews: [detailsButton, detailsLabel])
    detailsLabel.text = "Note"
    detailsButton.addTarget(
      self, action: NoteViewController.detailsTapped, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showDetails()
    NotificationCenter.default.addObserver(
      self, selector: NoteViewController.viewStateChanged,
      name: NoteViewStateStore.changed, object: store)
  }

  // MARK: View actions

  func detailsTapped() { store?.toggleDetails() }

  // MARK: View state notifications

  func viewStateChanged(_ notification: Notification) { showDetails() }

  // MARK: Display

  private func showDetails() {
    detailsLabel.isHidden = store?.content.showsDetails != true
  }
}
