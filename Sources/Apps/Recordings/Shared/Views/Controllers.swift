@Traced(.call) extension UIViewController {
  /// Asks for a text.
  ///
  /// - Parameter callback: called with the text; `nil` when the alert was cancelled.
  public func modalTextAlert(
    title: String, accept: String, placeholder: String, callback: @escaping (String?) -> Void
  ) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    let acceptAction = UIAlertAction(title: accept, style: .default) { [weak alert] _ in
      callback(alert?.textFields?.first?.text)
    }
    alert.addTextField { $0.placeholder = placeholder }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in callback(nil) })
    alert.addAction(acceptAction)
    alert.preferredAction = acceptAction
    alert.requiresText = true
    present(alert, animated: true)
  }

  /// Shows a message with an OK button.
  public func modalMessage(title: String, message: String) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}

@Traced(.navigate) extension UINavigationController {
  /// Removes a scene from the stack, at any position.
  public func remove(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(viewControllers.filter { $0 !== viewController }, animated: animated)
  }
}
