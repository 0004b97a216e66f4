// Notes. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

enum MVCVS {
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

  /// The view state of the scene, as one value.
  struct NoteViewState: Equatable {
    var showsDetails = false
  }

  /// Keeps the view state, and posts a notification after every change.
  @Traced(.viewStateModel)
  final class NoteViewStateStore {
    static let changed = Notification.Name("NoteViewStateChanged")

    private(set) var content = NoteViewState()

    func toggleDetails() {
      content.showsDetails.toggle()
      NotificationCenter.default.post(name: NoteViewStateStore.changed, object: self)
    }
  }
}
