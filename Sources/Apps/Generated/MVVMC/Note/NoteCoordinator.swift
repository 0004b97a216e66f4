// MVVMCNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// Shows the scene, and leaves it. Keep the coordinator as long as its scene can be opened.
@Traced(.coordinator)
final class NoteCoordinator {
  private let navigationController: UINavigationController
  private let model = Note()

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let scene = NoteViewController()
    scene.viewModel = NoteViewModel(model: model)
    scene.delegate = self
    navigationController.pushViewController(scene, animated: true)
  }
}

@Traced(.delegate) extension NoteCoordinator: NoteDelegate {
  func didTapClose() { navigationController.popViewController(animated: true) }
}
