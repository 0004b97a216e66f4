// Notes. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

enum Generic {
  /// Does the work of the module. Give it the services that it needs.
  @Traced(.interactor)
  final class NoteDefaultInteractor: NoteInteractor, ModuleInteractor {
    weak var presenter: (any NotePresenter)?

    func fetchTitle() { presenter?.didFetch(title: "Note") }
  }

  /// Decides what is shown and where the user goes. The view holds it; it holds the interactor and the router.
  @Traced(.presenter)
  final class NoteDefaultPresenter: NotePresenter, ModulePresenter {
    weak var view: (any NoteView)?
    var interactor: (any NoteInteractor)?
    var router: (any NoteRouter)?

    // MARK: From the view

    func viewDidLoad() { interactor?.fetchTitle() }

    func didTapClose() { router?.close() }

    // MARK: From the interactor

    func didFetch(title: String) { view?.display(title: title) }
  }

  /// Navigates from the module, with UIKit.
  @Traced(.router)
  final class NoteDefaultRouter: NoteRouter, ModuleRouter {
    weak var presenter: (any NotePresenter)?
    weak var viewController: UIViewController?

    func close() {
      viewController?.navigationController?.popViewController(animated: true)
    }
  }

  /// Shows what the presenter says, and reports what the user does. UIKit holds it.
  @Traced(.viewImpl)
  final class NoteDefaultView: UIViewController, NoteView, ModuleView {
    let titleLabel = UILabel()
    let closeButton = UIButton(title: "Close")

    var presenter: (any NotePresenter)?

    // MARK: Life cycle

    override func loadView() {
      view = UIStackView(arrangedSubviews: [titleLabel, closeButton])
      closeButton.addTarget(
        self, action: NoteDefaultView.closeTapped, for: .touchUpInside)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter?.viewDidLoad()
    }

    // MARK: Actions

    func closeTapped() { presenter?.didTapClose() }

    // MARK: Display

    func display(title: String) { titleLabel.text = title }
  }

  /// The calls from the presenter to the view.
  protocol NoteView: AnyObject {
    func display(title: String)
  }

  /// The calls from the view and from the interactor to the presenter.
  protocol NotePresenter: AnyObject {
    func viewDidLoad()
    func didTapClose()

    func didFetch(title: String)
  }

  /// The use cases of the module.
  protocol NoteInteractor: AnyObject {
    func fetchTitle()
  }

  /// The ways out of the module.
  protocol NoteRouter: AnyObject {
    func close()
  }

  /// Builds the module. It holds no part, and no part holds it.
  @Traced(.builder)
  final class NoteModule {
    func buildDefault() -> UIViewController {
      compose(
        view: NoteDefaultView(), presenter: NoteDefaultPresenter(),
        interactor: NoteDefaultInteractor(), router: NoteDefaultRouter())
    }
  }

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
  static func compose<
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

  private static func part<Interface>(_ part: AnyObject) -> Interface {
    guard let part = part as? Interface else {
      preconditionFailure("\(type(of: part)) does not adopt \(Interface.self)")
    }
    return part
  }
}
