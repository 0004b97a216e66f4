import Testing
import ToyKit

/// These tests share the current device, so they never run at the same time.
@Suite(.serialized) struct ToyKitTests {}

extension ToyKitTests {
  @Suite struct ControllerTests {
    @Test func `a scene on the screen loads, then appears`() {
      let scene = TestScene()
      #expect(!scene.isViewLoaded)
      _ = TestDevice(master: scene)
      #expect(scene.heard == ["viewDidLoad", "viewDidAppear"])
    }

    @Test func `touching the view loads it, once`() {
      let scene = TestScene()
      _ = scene.view
      _ = scene.view
      #expect(scene.heard == ["viewDidLoad"])
    }

    @Test func `a pushed scene has a back button, and is freed when it is popped`() {
      let root = TestScene()
      let device = TestDevice(master: root)
      var pushed: TestScene? = TestScene()
      weak let popped = pushed
      pushed.map { root.navigationController?.pushViewController($0, animated: true) }
      pushed = nil
      device.runUntilIdle()
      #expect(root.heard.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
      #expect(device.controls().buttons.contains { $0.label == "‹ Back" })
      device.tap("‹ Back")
      #expect(popped == nil)
      #expect(!device.controls().buttons.contains { $0.label == "‹ Back" })
      #expect(root.heard.last == "viewDidAppear")
    }

    @Test func `a pushed scene loads its view before the scene under it hears that it goes`() {
      let root = TestScene()
      let pushed = TestScene()
      let device = TestDevice(master: root)
      var wasLoaded: Bool?
      root.onDisappearing = { wasLoaded = pushed.isViewLoaded }
      root.navigationController?.pushViewController(pushed, animated: true)
      #expect(!pushed.isViewLoaded)
      device.runUntilIdle()
      #expect(wasLoaded == true)
    }

    @Test func `what is on the screen already cannot be presented again`() {
      let root = TestScene()
      let device = TestDevice { root }
      let sheet = TestScene()
      root.present(sheet, animated: true)
      device.runUntilIdle()
      _ = UIKit.shared.takeExceptions()
      for scene in [sheet, root] {
        root.present(scene, animated: true)
        #expect(UIKit.shared.takeExceptions() == [.alreadyPresented(type: "TestScene")])
      }
      #expect(UIKit.shared.visibleScenes.map { $0 === sheet } == [false, true])
    }

    @Test func `an action that is disabled before it is added stays so`() {
      let device = TestDevice(master: TestScene())
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      let save = UIAlertAction(title: "Save", style: .default)
      save.isEnabled = false
      alert.addAction(save)
      UIKit.shared.rootViewController?.present(alert, animated: true)
      #expect(device.controls().buttons.map(\.isEnabled) == [false])
      save.isEnabled = true
      #expect(device.controls().buttons.map(\.isEnabled) == [true])
    }

    @Test func `what is presented takes all touches until it is dismissed`() {
      let scene = TestScene()
      let device = TestDevice(master: scene)
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Yes", style: .default) { _ in scene.heard.append("yes") })
      scene.present(alert, animated: true)
      #expect(device.controls().buttons.map(\.label) == ["Yes"])
      device.tap("Yes")
      #expect(scene.heard.last == "yes")
      #expect(device.controls().buttons.map(\.label) == ["Go"])
    }

    @Test func `a presented stack shows its scene with a bar, until the scene is dismissed`() {
      let device = TestDevice(master: TestScene())
      let scene = TestScene()
      scene.title = "On top"
      scene.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Cancel", style: .plain, target: nil, action: nil)
      let stack = UINavigationController(rootViewController: scene)
      UIKit.shared.rootViewController?.present(stack, animated: true)
      device.runUntilIdle()
      #expect(scene.heard == ["viewDidLoad", "viewDidAppear"])
      #expect(device.controls().buttons.map(\.label) == ["Cancel", "Go"])
      #expect(device.controls().coveringTitle == "On top")
      #expect(ViewState().presented == ["On top"])
      #expect(SpokenScreen().lines.first?.hasPrefix("On top: On top. Buttons: Cancel") == true)
      scene.dismiss(animated: true)
      device.runUntilIdle()
      #expect(scene.heard.last == "viewDidDisappear")
      #expect(device.controls().coveringTitle == nil)
    }

    @Test func `a stack's delegate hears whether the change was animated`() {
      let root = TestScene()
      let device = TestDevice(master: root)
      let stack = root.navigationController
      let listener = StackListener()
      stack?.delegate = listener
      device.runUntilIdle()
      stack?.pushViewController(TestScene(), animated: true)
      device.runUntilIdle()
      stack?.popViewController(animated: false)
      device.runUntilIdle()
      #expect(listener.heard == [false, true, false])
    }

    @Test func `an alert that asks for a text disables its button until there is one`() {
      let device = TestDevice(master: TestScene())
      let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
      let create = UIAlertAction(title: "Create", style: .default)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(create)
      alert.preferredAction = create
      alert.requiresText = true
      UIKit.shared.rootViewController?.present(alert, animated: true)
      #expect(device.controls().buttons.map(\.isEnabled) == [true, false])
      device.controls().type("Ideas")
      #expect(device.controls().buttons.map(\.isEnabled) == [true, true])
    }

    @Test func `an alert is recorded without a message when it has none`() {
      let recorder = TraceRecorder()
      TraceRecorder.current = recorder
      defer { TraceRecorder.current = nil }
      let scene = TestScene()
      _ = TestDevice(master: scene)
      let position = recorder.position
      acting(as: scene) {
        let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
        scene.present(alert, animated: true)
      }
      let trace = recorder.trace(.init(pattern: "test"), since: position)
      let made = trace.messages.map(\.message).filter { $0.to == "Alert" && $0.kind == .create }
      #expect(
        made.map(\.line) == [
          "TestScene -> Alert: UIAlertController(title: \"New\", message: nil) [create]"
        ])
    }

    @Test func `what is presented is loaded at once, and appears after the turn`() {
      let scene = TestScene()
      let modal = TestScene()
      let device = TestDevice(master: scene)
      scene.present(modal, animated: true)
      #expect(modal.heard == ["viewDidLoad"])
      device.runUntilIdle()
      #expect(modal.heard == ["viewDidLoad", "viewDidAppear"])
    }

    @Test func `a modal scene dismisses itself`() {
      let scene = TestScene()
      let modal = TestScene()
      let device = TestDevice(master: scene)
      scene.present(modal, animated: true)
      device.runUntilIdle()
      modal.dismiss(animated: true)
      device.runUntilIdle()
      #expect(modal.heard.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
      #expect(UIKit.shared.visibleScenes.first === scene)
    }

    @Test func `while a scene is being dismissed, no other is presented`() {
      let scene = TestScene()
      let modal = TestScene()
      let next = TestScene()
      let device = TestDevice(master: scene)
      scene.present(modal, animated: true)
      modal.dismiss(animated: true)
      scene.present(next, animated: true)
      #expect(modal.isBeingDismissed)
      #expect(scene.presentedViewController === modal)
      device.runUntilIdle()
      #expect(!modal.isBeingDismissed)
      #expect(scene.presentedViewController == nil)
    }

    @Test func `when the dismissed scene is gone, the next can be presented`() {
      let scene = TestScene()
      let modal = TestScene()
      let next = TestScene()
      let device = TestDevice(master: scene)
      scene.present(modal, animated: true)
      device.runUntilIdle()
      scene.dismiss(animated: true) {
        modal.heard.append("completion")
        scene.present(next, animated: true)
      }
      device.runUntilIdle()
      #expect(modal.heard.suffix(2) == ["viewDidDisappear", "completion"])
      #expect(scene.presentedViewController === next)
    }

    @Test func `a completion is called when what is presented has appeared`() {
      let scene = TestScene()
      let modal = TestScene()
      let device = TestDevice(master: scene)
      scene.present(modal, animated: true) { modal.heard.append("completion") }
      #expect(modal.heard == ["viewDidLoad"])
      device.runUntilIdle()
      #expect(modal.heard == ["viewDidLoad", "viewDidAppear", "completion"])
    }

    @Test func `the completion of a stack is called when its scene has appeared`() {
      let scene = TestScene()
      let device = TestDevice(master: TestScene())
      let stack = UINavigationController(rootViewController: scene)
      UIKit.shared.rootViewController?.present(stack, animated: true) {
        scene.heard.append("completion")
      }
      device.runUntilIdle()
      #expect(scene.heard == ["viewDidLoad", "viewDidAppear", "completion"])
    }

    @Test func `a stack shows a scene by pushing it, and a scene does by its stack`() {
      let root = TestScene()
      let (first, second) = (TestScene(), TestScene())
      let device = TestDevice(master: root)
      let stack = root.navigationController
      root.show(first, sender: nil)
      stack?.show(second, sender: nil)
      device.runUntilIdle()
      #expect(stack?.viewControllers.count == 3)
      #expect(stack?.topViewController === second)
    }

    @Test func `a scene without stack and split view presents what it shows`() {
      let root = TestScene()
      let (first, second) = (TestScene(), TestScene())
      let device = TestDevice { root }
      root.show(first, sender: nil)
      device.runUntilIdle()
      #expect(root.presentedViewController === first)
      first.showDetailViewController(second, sender: nil)
      device.runUntilIdle()
      #expect(first.presentedViewController === second)
    }

    @Test func `only a split view with a style has columns`() {
      _ = TestDevice(master: TestScene())
      _ = UIKit.shared.takeExceptions()
      UISplitViewController(style: .doubleColumn).setViewController(TestScene(), for: .primary)
      #expect(UIKit.shared.takeExceptions() == [])
      UISplitViewController().setViewController(TestScene(), for: .primary)
      #expect(UIKit.shared.takeExceptions() == [.noColumns])
    }

    @Test func `no row is selected after all rows are loaded again`() {
      let table = TestTable()
      _ = TestDevice(master: table)
      table.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      table.tableView.reloadData()
      #expect(table.tableView.indexPathForSelectedRow == nil)
    }

    @Test func `the edit button switches editing and its own title`() {
      let table = TestTable()
      table.navigationItem.leftBarButtonItem = table.editButtonItem
      let device = TestDevice(master: table)
      device.tap("Edit")
      #expect(table.isEditing)
      #expect(table.tableView.isEditing)
      #expect(device.controls().buttons.first?.label == "Done")
    }
  }
}

/// Remembers how its stack changed.
private final class StackListener: UINavigationControllerDelegate {
  var heard: [Bool] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    heard.append(animated)
  }
}
