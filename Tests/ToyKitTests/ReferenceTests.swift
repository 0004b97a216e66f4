import Analysis
import Testing
import ToyKit

extension ToyKitTests {
  /// What the kit holds without saying so in a message.
  @Suite struct ReferenceTests {
    @Test func `scenes are held from the framework down, and know their parents`() {
      let holds = holds { _, _ in }
      #expect(holds.about("SplitVC") == [])
      #expect(holds.about("TestScene") == [])
    }

    @Test func `presenting holds strongly, until it is dismissed`() {
      let shown = holds { device, scene in
        scene.present(UIAlertController(title: "Sure?"), animated: true)
        device.settle()
      }
      #expect(
        shown.about("Alert") == [
          "SplitVC.presentedViewController => Alert", "Alert.presentingViewController -> SplitVC",
        ])
      let dismissed = holds { device, scene in
        scene.present(UIAlertController(title: "Sure?"), animated: true)
        scene.dismiss(animated: true)
        device.settle()
      }
      #expect(dismissed.about("Alert") == [])
    }

    @Test func `what is popped has no parent and nobody who holds it`() {
      let popped = TestScene()
      let holds = holds { device, scene in
        scene.navigationController?.pushViewController(popped, animated: true)
        device.settle()
        device.tap("‹ Back")
      }
      #expect(holds.about("TestScene2") == [])
    }

    @Test func `observers are known, not held, and forgotten when they are gone`() {
      let kept = Listener()
      let holds = holds { _, _ in
        kept.listen()
        Listener().listen()
        NotificationCenter.default.post(name: Listener.name, object: nil)
      }
      #expect(holds.about("NC") == ["NC.observers -> Listener"])
    }

    private func holds(
      after body: (TestDevice, TestScene) -> Void
    ) -> [Ownership.Hold] {
      let recorder = TraceRecorder()
      TraceRecorder.current = recorder
      defer { TraceRecorder.current = nil }
      let scene = TestScene()
      let device = TestDevice(master: scene, detail: UIViewController())
      body(device, scene)
      return Ownership(of: recorder.trace(.init(pattern: "test"))).holds
    }
  }
}

extension [Ownership.Hold] {
  /// Who holds an object, and whom it holds.
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
