import ToyKit

/// A scene with a field and a button. It records the calls that it gets.
@Traced(.controller) final class TestScene: UIViewController {
  let field = UITextField()
  let button = UIButton(title: "Go")
  @Untraced var heard: [String] = []
  @Untraced var resignsOnReturn = true
  @Untraced var onDisappearing: () -> Void = {}

  override func loadView() {
    view = UIStackView(arrangedSubviews: [field, button])
    field.delegate = self
    button.addTarget(self, action: TestScene.go, for: .touchUpInside)
  }

  override func viewDidLoad() { heard.append("viewDidLoad") }
  override func viewDidAppear(_ animated: Bool) { heard.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    heard.append("viewWillDisappear")
    onDisappearing()
  }

  override func viewDidDisappear(_ animated: Bool) { heard.append("viewDidDisappear") }
  func go() { heard.append("go") }
}

@Traced(.delegate) extension TestScene: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    heard.append("textFieldShouldReturn")
    if resignsOnReturn { textField.resignFirstResponder() }
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    heard.append("textFieldDidEndEditing \(textField.text ?? "")")
  }
}

/// A table of names that can be deleted.
@Traced(.controller) final class TestTable: UITableViewController {
  @Untraced var names = ["Anna", "Bert"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

/// A device with a window, on which a test can do what a user does.
struct TestDevice {
  let device = Device()
  let controls: () -> VisibleControls

  init(showing root: () -> UIViewController) {
    Device.current = device
    let window = UIWindow()
    window.rootViewController = root()
    window.makeKeyAndVisible()
    controls = { VisibleControls() }
    runUntilIdle()
  }

  /// A split view with two scenes.
  init(master: UIViewController, detail: UIViewController = UIViewController()) {
    self.init {
      let split = UISplitViewController()
      split.setPanes(Self.stack(master, "MasterNav"), Self.stack(detail, "DetailNav"))
      return split
    }
  }

  private static func stack(_ scene: UIViewController, _ identifier: String) -> UIViewController {
    let stack = UINavigationController(rootViewController: scene)
    stack.restorationIdentifier = identifier
    return stack
  }

  func runUntilIdle() { UIKit.shared.runUntilIdle { $0() } }

  func tap(_ label: String) {
    guard let button = controls().buttons.first(where: { $0.label == label }) else { return }
    button.tap()
    runUntilIdle()
  }

  func screen(_ width: Int = 56, _ glyphs: Glyphs = .unicode) -> String {
    Screen(width: width, glyphs: glyphs).text()
  }
}
