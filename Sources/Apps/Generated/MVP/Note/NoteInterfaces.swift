// MVPNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

/// The calls from the view to its presenter.
protocol NotePresenterInterface: AnyObject {
  func viewDidLoad()
  func didEnterTitle(_ title: String)
  func didTapClose()
}

/// The calls from the presenter to its view.
protocol NoteViewInterface: AnyObject {
  func show(title: String)
}

/// The calls from the presenter to its data manager.
protocol NoteDataInterface: AnyObject {
  func load()
  func setTitle(_ title: String)
}

/// The calls from the data manager to the presenter.
protocol NoteDataOutputInterface: AnyObject {
  func didLoad(title: String)
}
