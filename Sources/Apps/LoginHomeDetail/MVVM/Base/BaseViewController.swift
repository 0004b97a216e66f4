import LoginHomeDetailApp

/// The base class of all pages. It tells the mediator which page is active.
@Traced(.viewController) class BaseViewController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Mediator.shared.activeViewController = self
  }
}
