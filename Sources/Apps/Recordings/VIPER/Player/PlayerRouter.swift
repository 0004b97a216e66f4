import RecordingsApp

/// The player leads to no other scene. The module has a router all the same, as every module has.
protocol PlayerRouter: AnyObject {}

@Traced(.router) final class PlayerDefaultRouter: PlayerRouter {
  weak var presenter: (any PlayerPresenter)?
  weak var viewController: UIViewController?
}
