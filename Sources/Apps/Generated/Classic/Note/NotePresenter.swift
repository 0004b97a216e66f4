// ClassicNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

/// The calls from the view and from the interactor to the presenter.
protocol NotePresenter: AnyObject {
  func viewDidLoad()
  func didTapClose()

  func didFetch(title: String)
}
