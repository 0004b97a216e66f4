import ToyKit

extension Command {
  /// Asks for a text. The text stays in the alert until it is accepted: it is not in the state.
  ///
  /// - Parameter submit: makes a message of the text; of `nil` when the alert was cancelled.
  public static func modalTextAlert(
    title: String, accept: String, placeholder: String, submit: @escaping (String?) -> Message
  ) -> Command {
    Command(with: title) { context in
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      let acceptAction = UIAlertAction(title: accept, style: .default) { [weak alert] _ in
        context.send(submit(alert?.textFields?.first?.text))
      }
      alert.addTextField { $0.placeholder = placeholder }
      alert.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in context.send(submit(nil)) })
      alert.addAction(acceptAction)
      alert.preferredAction = acceptAction
      alert.requiresText = true
      context.presenter.present(alert, animated: true)
    }
  }

  /// Shows a text with an OK button.
  public static func modalAlert(title: String, message: String) -> Command {
    Command(with: title, message) { context in
      let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      context.presenter.present(alert, animated: true)
    }
  }
}

extension CommandContext {
  /// The controller that can present an alert: UIKit lets none present twice, so the presented scene does it.
  var presenter: UIViewController {
    viewController.presentedViewController ?? viewController
  }
}
