import RecordingsApp

/// Navigates from the recorder.
protocol RecordRouter: AnyObject {
  func finish()
}

/// The router of the module that opened the recorder.
protocol RecordModuleDelegate: AnyObject {
  func recordModuleDidFinish()
}

@Traced(.router) final class RecordDefaultRouter: RecordRouter {
  weak var presenter: (any RecordPresenter)?
  weak var viewController: UIViewController?
  weak var delegate: (any RecordModuleDelegate)?

  /// Without a delegate, its folder was deleted meanwhile: the recorder closes itself.
  func finish() {
    if let delegate {
      delegate.recordModuleDidFinish()
    } else {
      viewController?.dismiss(animated: true)
    }
  }
}
