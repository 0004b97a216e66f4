// MVPNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// Navigates from the scene.
@Traced(.router)
final class NoteRouter {
  weak var viewController: UIViewController?

  init(viewController: UIViewController) {
    self.viewController = viewController
  }

  func close() {
    viewController?.navigationController?.popViewController(animated: true)
  }
}
