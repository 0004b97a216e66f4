/// The keyboard's own view controller. An app never makes one, but methods that are exchanged for all view
/// controllers meet it: it appears when a text field begins to be edited.
@Traced(Role.system) public final class UIInputWindowController: UIViewController {
  @Untraced public override var lifelineName: String? { "Keyboard" }
}

extension UIKit {
  /// The keyboard appears. Only an exchanged method takes notice of it.
  @Untraced func showKeyboard() {
    guard MethodTable.current.isExchanged else { return }
    let controller = keyboard ?? quietly { UIInputWindowController() }
    keyboard = controller
    deliver(.lifecycle, from: self, to: controller) { controller.viewWillAppear(true) }
  }
}
