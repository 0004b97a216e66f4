// ClassicNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// Does the work of the module. Give it the services that it needs.
@Traced(.interactor)
final class NoteDefaultInteractor: NoteInteractor {
  weak var presenter: (any NotePresenter)?

  func fetchTitle() { presenter?.didFetch(title: "Note") }
}
