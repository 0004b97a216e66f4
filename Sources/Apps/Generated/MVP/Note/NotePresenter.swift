// MVPNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// Decides what the scene shows, and when it ends.
@Traced(.presenter)
final class NotePresenter {
  weak var view: (any NoteViewInterface)?
  let data: any NoteDataInterface
  let router: NoteRouter

  init(
    view: any NoteViewInterface, data: any NoteDataInterface,
    router: NoteRouter
  ) {
    self.view = view
    self.data = data
    self.router = router
  }
}

// MARK: From the view

@Traced(.call) extension NotePresenter: NotePresenterInterface {
  func viewDidLoad() { data.load() }
  func didEnterTitle(_ title: String) { data.setTitle(title) }
  func didTapClose() { router.close() }
}

// MARK: From the data

@Traced(.call) extension NotePresenter: NoteDataOutputInterface {
  func didLoad(title: String) { view?.show(title: title) }
}
