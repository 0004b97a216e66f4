// Default2019Note. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// Navigates from the module, with UIKit.
@Traced(.router)
final class NoteDefaultRouter: NoteRouter {
  var presenter: (any NotePresenter)?
  var viewController: UIViewController?

  func close() {
    viewController?.navigationController?.popViewController(animated: true)
  }
}
