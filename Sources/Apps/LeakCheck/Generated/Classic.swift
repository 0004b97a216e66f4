// Notes. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

enum Classic {
  /// Does the work of the module. Give it the services that it needs.
  @Traced(.interactor)
  final class NoteDefaultInteractor: NoteInteractor {
    weak var presenter: (any NotePresenter)?

    func fetchTitle() { presenter?.didFetch(title: "Note") }
  }

  /// Decides what is shown and where the user goes. The view holds it; it holds the interactor and the router.
  @Traced(.presenter)
  final class NoteDefaultPresenter: NotePresenter {
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
  final class NoteDefaultRouter: NoteRouter {
    weak var presenter: (any NotePresenter)?
    weak var viewController: UIViewController?

    func close() {
      viewController?.navigationController?.popViewController(animated: true)
    }
  }

  /// Shows what the presenter says, and reports what the user does. UIKit holds it.
  @Traced(.viewImpl)
  final class NoteDefaultView: UIViewController, NoteView {
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

  /// The use cases of the module.
  protocol NoteInteractor: AnyObject {
    func fetchTitle()
  }

  /// Builds the module. It holds no part, and no part holds it.
  @Traced(.builder)
  final class NoteModule {
    func buildDefault() -> UIViewController {
      let view = NoteDefaultView()
      let interactor = NoteDefaultInteractor()
      let presenter = NoteDefaultPresenter()
      let router = NoteDefaultRouter()

      view.presenter = presenter
      presenter.interactor = interactor
      presenter.view = view
      presenter.router = router
      interactor.presenter = presenter
      router.presenter = presenter
      router.viewController = view
      return view
    }
  }

  /// The calls from the view and from the interactor to the presenter.
  protocol NotePresenter: AnyObject {
    func viewDidLoad()
    func didTapClose()

    func didFetch(title: String)
  }

  /// The ways out of the module.
  protocol NoteRouter: AnyObject {
    func close()
  }

  /// The calls from the presenter to the view.
  protocol NoteView: AnyObject {
    func display(title: String)
  }
}
