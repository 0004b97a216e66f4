// ClassicNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

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
