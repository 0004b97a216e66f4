import RecordingsApp

/// Navigates from the recorder's scene.
@Traced(.router) final class RecordRouter: RecordRouterInterface {
  weak var viewController: UIViewController?

  init(viewController: UIViewController) {
    self.viewController = viewController
  }

  func dismiss() {
    viewController?.dismiss(animated: true)
  }
}
