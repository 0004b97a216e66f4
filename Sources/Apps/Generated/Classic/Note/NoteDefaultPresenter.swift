// ClassicNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// Decides what is shown and where the user goes. The view holds it; it holds the interactor and the router.
@Traced(.presenter)
final class NoteDefaultPresenter: NotePresenter {
  weak var view: (any NoteView)?
  var interactor: (any NoteInteractor)?
  var router: (any NoteRouter)?

  // MARK: From the view

  func viewDidLoad() { interactor?.fetchTitle() }

  func didTapClose() { router?.close() }

  // MARK: From the interactor

  func didFetch(title: String) { view?.display(title: title) }
}
