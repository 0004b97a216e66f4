import LoginHomeDetailApp

@Traced(.view) final class LoginViewContainer: ViewContainer {
  let passwordField = UITextField()
  let confirmButton = UIButton(title: "Log in")

  override init() {
    super.init()
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    addSubview(passwordField)
    addSubview(confirmButton)
  }
}
