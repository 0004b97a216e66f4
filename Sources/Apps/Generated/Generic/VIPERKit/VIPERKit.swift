// GenericNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

// What the parts of a module have in common. One such file serves all modules of a project.

/// A view that has a presenter.
protocol ModuleView: UIViewController {
  associatedtype Presenter
  var presenter: Presenter? { get set }
}

/// A presenter between a view, an interactor and a router.
protocol ModulePresenter: AnyObject {
  associatedtype View
  associatedtype Interactor
  associatedtype Router
  var view: View? { get set }
  var interactor: Interactor? { get set }
  var router: Router? { get set }
}

/// An interactor that has a presenter.
protocol ModuleInteractor: AnyObject {
  associatedtype Presenter
  var presenter: Presenter? { get set }
}

/// A router that knows the view controller from which it navigates.
protocol ModuleRouter: AnyObject {
  associatedtype Presenter
  var presenter: Presenter? { get set }
  var viewController: UIViewController? { get set }
}

/// Connects the parts of a module. Swift cannot say that a part adopts the protocol by which its neighbour
/// knows it, so a wrong part is found only when the module is built.
///
/// - Returns: the view, which keeps all other parts alive.
func compose<
  View: ModuleView, Presenter: ModulePresenter, Interactor: ModuleInteractor, Router: ModuleRouter
>(
  view: View, presenter: Presenter, interactor: Interactor, router: Router
) -> UIViewController {
  view.presenter = part(presenter)
  presenter.interactor = part(interactor)
  presenter.view = part(view)
  presenter.router = part(router)
  interactor.presenter = part(presenter)
  router.presenter = part(presenter)
  router.viewController = view
  return view
}

private func part<Interface>(_ part: AnyObject) -> Interface {
  guard let part = part as? Interface else {
    preconditionFailure("\(type(of: part)) does not adopt \(Interface.self)")
  }
  return part
}
