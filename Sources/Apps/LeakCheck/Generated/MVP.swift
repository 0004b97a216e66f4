// Notes. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

enum MVP {
  /// Builds the scene. It is not needed after that.
  @Traced(.configurator)
  final class NoteConfigurator {
    let viewController: NoteViewController

    init() {
      viewController = NoteViewController()
      let data = NoteDataManager()
      let presenter = NotePresenter(
        view: viewController, data: data,
        router: NoteRouter(viewController: viewController))
      data.output = presenter
      viewController.presenter = presenter
    }
  }

  /// Loads and changes what the scene is about. Give it the stores and services that it needs.
  @Traced(.data)
  final class NoteDataManager {
    weak var output: (any NoteDataOutputInterface)?
    private var title = "Note"
  }

  /// The calls from the view to its presenter.
  protocol NotePresenterInterface: AnyObject {
    func viewDidLoad()
    func didEnterTitle(_ title: String)
    func didTapClose()
  }

  /// The calls from the presenter to its view.
  protocol NoteViewInterface: AnyObject {
    func show(title: String)
  }

  /// The calls from the presenter to its data manager.
  protocol NoteDataInterface: AnyObject {
    func load()
    func setTitle(_ title: String)
  }

  /// The calls from the presenter to its router.
  protocol NoteRouterInterface: AnyObject {
    func close()
  }

  /// The calls from the data manager to the presenter.
  protocol NoteDataOutputInterface: AnyObject {
    func didLoad(title: String)
  }

  /// Decides what the scene shows, and when it ends.
  @Traced(.presenter)
  final class NotePresenter {
    weak var view: (any NoteViewInterface)?
    let data: any NoteDataInterface
    let router: any NoteRouterInterface

    init(
      view: any NoteViewInterface, data: any NoteDataInterface,
      router: any NoteRouterInterface
    ) {
      self.view = view
      self.data = data
      self.router = router
    }
  }

  /// Navigates from the scene.
  @Traced(.router)
  final class NoteRouter: NoteRouterInterface {
    weak var viewController: UIViewController?

    init(viewController: UIViewController) {
      self.viewController = viewController
    }

    func close() {
      viewController?.navigationController?.popViewController(animated: true)
    }
  }

  /// The view of the scene. What it shows, its presenter decides.
  @Traced(.viewImpl)
  final class NoteViewController: UIViewController {
    let titleField = UITextField()
    let closeButton = UIButton(title: "Close")

    var presenter: (any NotePresenterInterface)?

    override func loadView() {
      view = UIStackView(arrangedSubviews: [titleField, closeButton])
      titleField.placeholder = "Title"
      titleField.delegate = self
      closeButton.addTarget(
        self, action: NoteViewController.closeTapped, for: .touchUpInside)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter?.viewDidLoad()
    }

    func closeTapped() { presenter?.didTapClose() }
  }
}

@Traced(.call) extension MVP.NoteDataManager: MVP.NoteDataInterface {
  func load() { output?.didLoad(title: title) }

  func setTitle(_ title: String) {
    self.title = title
    load()
  }
}

// MARK: From the view

@Traced(.call) extension MVP.NotePresenter: MVP.NotePresenterInterface {
  func viewDidLoad() { data.load() }
  func didEnterTitle(_ title: String) { data.setTitle(title) }
  func didTapClose() { router.close() }
}

// MARK: From the data

@Traced(.call) extension MVP.NotePresenter: MVP.NoteDataOutputInterface {
  func didLoad(title: String) { view?.show(title: title) }
}

@Traced(.call) extension MVP.NoteViewController: MVP.NoteViewInterface {
  func show(title: String) {
    self.title = title
    titleField.text = title
  }
}

@Traced(.delegate) extension MVP.NoteViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    presenter?.didEnterTitle(textField.text ?? "")
  }
}
