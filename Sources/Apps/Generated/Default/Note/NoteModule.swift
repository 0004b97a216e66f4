// DefaultNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// The calls from the presenter to the view.
protocol NoteView: AnyObject {
  func display(title: String)
}

/// The calls from the view and from the interactor to the presenter.
protocol NotePresenter: AnyObject {
  func viewDidLoad()
  func didTapClose()

  func didFetch(title: String)
}

/// The use cases of the module.
protocol NoteInteractor: AnyObject {
  func fetchTitle()
}

/// The ways out of the module.
protocol NoteRouter: AnyObject {
  func close()
}

/// Builds the module. It holds no part, and no part holds it.
@Traced(.builder)
final class NoteModule {
  func buildDefault() -> UIViewController {
    let view = NoteDefaultView()
    let interactor = NoteDefaultInteractor()
    let presenter = NoteDefaultPresenter()
    let router = NoteDefaultRouter()

    view.presenter = presenter
    presenter.interactor = interactor
    presenter.view = view
    presenter.router = router
    interactor.presenter = presenter
    router.presenter = presenter
    router.viewController = view
    return view
  }
}
