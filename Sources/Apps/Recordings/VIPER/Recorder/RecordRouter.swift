import RecordingsApp

/// The way out of the recorder.
protocol RecordRouter: AnyObject {
  func finish()
}

/// The router of the module that has opened the recorder.
protocol RecordModuleDelegate: AnyObject {
  func recordModuleDidFinish()
}

@Traced(.router) final class RecordDefaultRouter: RecordRouter {
  weak var presenter: (any RecordPresenter)?
  weak var viewController: UIViewController?
  weak var delegate: (any RecordModuleDelegate)?

  /// The folder may have been deleted meanwhile, and its module is gone with it.
  func finish() {
    if let delegate {
      delegate.recordModuleDidFinish()
    } else {
      viewController?.dismiss(animated: true)
    }
  }
}
