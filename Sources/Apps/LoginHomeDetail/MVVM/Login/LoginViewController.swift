import LoginHomeDetailApp

@Traced(.viewController) final class LoginViewController: BaseViewController {
  private let viewModel = LoginViewModel()
  private let viewContainer = LoginViewContainer()

  override func loadView() {
    view = viewContainer
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Login"
    viewContainer.passwordField.delegate = self
    viewContainer.confirmButton.addTarget(
      self, action: LoginViewController.clickConfirmButton, for: .touchUpInside)
  }

  func clickConfirmButton() {
    viewModel.login(password: viewContainer.passwordField.text ?? "")
  }
}

@Traced(.delegate) extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
