// MVPNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// Builds the scene. It is not needed after that.
@Traced(.configurator)
final class NoteConfigurator {
  let viewController: NoteViewController

  init() {
    viewController = NoteViewController()
    let data = NoteDataManager()
    let presenter = NotePresenter(
      view: viewController, data: data,
      router: NoteRouter(viewController: viewController))
    data.output = presenter
    viewController.presenter = presenter
  }
}
