import Analysis
import Testing
import ToyKit

extension ToyKitTests {
  /// References inside the kit that no message shows.
  @Suite struct ReferenceTests {
    @Test func `scenes are held from the framework down, and know their parents`() {
      let holds = holds { _, _ in }
      #expect(
        holds.about("SplitVC") == [
          "SplitVC.viewControllers => MasterNav", "SplitVC.viewControllers => DetailNav",
          "MasterNav.parent -> SplitVC", "DetailNav.parent -> SplitVC",
          "UIKit.rootViewController => SplitVC",
        ])
      #expect(
        holds.about("TestScene") == [
          "TestScene.navigationItem => navItem", "TestScene.field => field",
          "TestScene.button => button", "MasterNav.viewControllers => TestScene",
          "TestScene.parent -> MasterNav", "field.delegate -> TestScene",
          "button.targets -> TestScene",
        ])
    }

    private func makeAlert() -> UIAlertController {
      UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    }

    @Test func `presenting holds strongly, until it is dismissed`() {
      let shown = holds { _, scene in
        scene.present(makeAlert(), animated: true)
      }
      #expect(
        shown.about("Alert") == [
          "Alert.navigationItem => alertNavItem", "SplitVC.presentedViewController => Alert",
          "Alert.presentingViewController -> SplitVC",
        ])
      var alert: UIAlertController?
      let dismissed = holds { _, scene in
        let sure = makeAlert()
        alert = sure
        scene.present(sure, animated: true)
        sure.dismiss(animated: true)
      }
      #expect(alert != nil)
      #expect(dismissed.about("Alert") == ["Alert.navigationItem => alertNavItem"])
    }

    @Test func `a popped scene has no parent, and nothing holds it`() {
      var popped: TestScene?
      let holds = holds { device, scene in
        let next = TestScene()
        popped = next
        scene.navigationController?.pushViewController(next, animated: true)
        device.runUntilIdle()
        device.tap("‹ Back")
      }
      #expect(popped != nil)
      let holders = holds.filter { $0.held == "TestScene2" }.map(\.holder)
      #expect(holders.sorted() == ["button2", "field2"])
      #expect(!holds.about("TestScene2").contains { $0.contains("parent") })
    }

    @Test func `observers are known, not held, and forgotten when they are gone`() {
      var kept: Listener?
      let holds = holds { _, _ in
        let listener = Listener()
        kept = listener
        listener.listen()
        Listener().listen()
        NotificationCenter.default.post(name: Listener.name, object: nil)
      }
      #expect(kept != nil)
      #expect(holds.about("NC") == ["NC.observers -> Listener"])
    }

    private func holds(
      after body: (TestDevice, TestScene) -> Void
    ) -> [Ownership.Hold] {
      let recorder = TraceRecorder()
      TraceRecorder.current = recorder
      defer { TraceRecorder.current = nil }
      let scene = TestScene()
      let device = TestDevice(master: scene)
      body(device, scene)
      return Ownership(of: recorder.trace(.init(pattern: "test"))).holds
    }
  }
}

extension [Ownership.Hold] {
  /// The holders of an object, and the objects that it holds.
  fileprivate func about(_ name: String) -> [String] {
    filter { ($0.holder == name || $0.held == name) && $0.holder != $0.held }.map {
      "\($0.holder).\($0.property) \($0.isStrong ? "=>" : "->") \($0.held)"
    }
  }
}

@Traced(.controller) private final class Listener {
  static let name = Notification.Name("Changed")

  @Untraced func listen() {
    acting(as: self) {
      NotificationCenter.default.addObserver(
        self, selector: Listener.heard, name: Self.name, object: nil)
    }
  }

  func heard(_ notification: Notification) {}
}
