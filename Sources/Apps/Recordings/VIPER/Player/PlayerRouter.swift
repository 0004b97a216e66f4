import RecordingsApp

/// No way leads on from the player. A module has its router all the same, for the day when one does.
protocol PlayerRouter: AnyObject {}

@Traced(.router) final class PlayerDefaultRouter: PlayerRouter {
  weak var presenter: (any PlayerPresenter)?
  weak var viewController: UIViewController?
}
