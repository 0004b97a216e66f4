import Testing
import ToyKit

extension ToyKitTests {
  /// What comes after the present turn, and what is told at the end of something.
  @Suite struct QueueTests {
    @Test func `blocks of the main queue run one after the other, each in a turn of its own`() {
      Device.current = Device()
      var log: [String] = []
      DispatchQueue.main.async {
        log.append("first")
        DispatchQueue.main.async { log.append("third") }
      }
      DispatchQueue.main.async { log.append("second") }
      log.append("asked")
      UIKit.shared.runUntilIdle { work in
        log.append("turn")
        work()
      }
      #expect(log == ["asked", "turn", "first", "turn", "second", "turn", "third"])
    }

    @Test func `a block of the queue runs before the server answers`() {
      Device.current = Device()
      var log: [String] = []
      _ = Network.shared.request(answeredBy: 1) { _ in log.append("answer") }
      DispatchQueue.main.async { log.append("block") }
      #expect(Device.current.goOn())
      #expect(log == ["block"])
      #expect(Device.current.goOn())
      #expect(log == ["block", "answer"])
      #expect(!Device.current.goOn())
    }

    @Test func `a task is done by the object that begins it`() {
      let recorder = TraceRecorder()
      TraceRecorder.current = recorder
      defer { TraceRecorder.current = nil }
      let (scene, other) = (TestScene(), TestScene())
      _ = TestDevice(master: scene)
      let position = recorder.position
      acting(as: scene) { _ = Task { @MainActor in other.go() } }
      let trace = recorder.trace(.init(pattern: "test"), since: position)
      #expect(trace.messages.map(\.message.line) == ["TestScene -> TestScene2: go() [call]"])
      #expect(other.heard == ["go"])
    }

    @Test func `what waits in the queue is lost when the app is killed`() {
      Device.current = Device()
      var hasRun = false
      DispatchQueue.main.async { hasRun = true }
      Device.current.kill()
      UIKit.shared.runUntilIdle { $0() }
      #expect(!hasRun)
    }

    final class Listener {
      var heard: [String] = []
      func changed() { heard.append("changed") }
      func ended() { heard.append("ended") }
    }

    @Test func `the end of editing is an event of its own, after the change`() {
      Device.current = Device()
      let (field, listener) = (UITextField(), Listener())
      field.addTarget(listener, action: Listener.changed, for: .editingChanged)
      field.addTarget(listener, action: Listener.ended, for: .editingDidEndOnExit)
      Device.current.person.type("Hi", in: field, thenReturn: false)
      #expect(listener.heard == ["changed"])
      Device.current.person.type("Hi", in: field, thenReturn: true)
      #expect(listener.heard == ["changed", "changed", "ended"])
    }

    @Test func `Return that ends editing for a target tells the delegate, too, once`() {
      let scene = TestScene()
      let device = TestDevice(master: scene)
      scene.resignsOnReturn = false
      let listener = Listener()
      scene.field.addTarget(listener, action: Listener.ended, for: .editingDidEndOnExit)
      device.controls().type("Hi")
      #expect(listener.heard == ["ended"])
      #expect(scene.heard.suffix(2) == ["textFieldShouldReturn", "textFieldDidEndEditing Hi"])
      #expect(!scene.field.resignFirstResponder())
    }

    @Test func `a block observes until it is removed`() {
      Device.current = Device()
      let name = Notification.Name("Changed")
      var count = 0
      let token = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil
      ) { _ in count += 1 }
      NotificationCenter.default.post(name: name, object: nil)
      NotificationCenter.default.removeObserver(token)
      NotificationCenter.default.post(name: name, object: nil)
      #expect(count == 1)
    }

    final class Guide: UINavigationControllerDelegate {
      var asked: [UINavigationController.Operation] = []

      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append(operation)
        return nil
      }
    }

    @Test func `a delegate hears of a pop while it happens`() {
      Device.current = Device()
      let stack = UINavigationController(rootViewController: UIViewController())
      let guide = Guide()
      stack.delegate = guide
      stack.pushViewController(UIViewController(), animated: true)
      stack.popViewController(animated: true)
      #expect(guide.asked == [.pop])
    }
  }
}
